"""Eight games are played while one address does its worst: does anyone have to wait for it?"""
