"""The pictures' proofs: an audit of every line of text, colours under other eyes, reference pictures."""
