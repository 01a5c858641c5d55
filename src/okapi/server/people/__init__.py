"""People: identities, results, ratings, whom they mute, and what is stored of them."""
