"""Okapi."""
