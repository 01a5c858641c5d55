"""Notifications for people who are elsewhere: reasons, times, texts and channels."""
