"""People: identities, pages, ratings, muting, presence and the almanac."""
