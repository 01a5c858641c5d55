"""Mail by SMTP: addresses, letters and delivery."""
