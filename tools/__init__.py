"""Programs that run at development time only."""
