"""What the bot knows (cards, words) and what it remembers (the database behind the table service)."""
