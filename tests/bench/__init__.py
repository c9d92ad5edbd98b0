"""The benchmarks: one module a row of the quality table."""
