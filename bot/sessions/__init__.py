"""Use cases: what people do at tables, apart from how Discord shows it."""
