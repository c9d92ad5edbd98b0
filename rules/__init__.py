"""The rules of the four games: pure, with chance kept in the state. `GAMES` names what can be played."""
