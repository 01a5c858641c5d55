"""The steps from an older database to a newer one."""
