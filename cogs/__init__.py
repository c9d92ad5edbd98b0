"""The only home of discord: what people see and press."""
