"""Fits the coach's forecast to played games."""
