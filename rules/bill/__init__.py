"""*bill*: two sides of Congress, one bill each, first to 30 Support."""

from rules.bill.game import BillGame

GAME = BillGame()
