"""Notifications for people who are elsewhere: what for, when, in which words, and through which channel."""
