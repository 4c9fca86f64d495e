"""What every room stands on and that knows nothing of tables: time, lanes, logs, errors."""
