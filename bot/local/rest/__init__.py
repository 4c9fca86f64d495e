"""REST v10: `rest` answers requests by the functions in `routes`; `faults` and `ratelimits` let them fail."""
