"""What a table's people decide together: about an absence, an undo, a pause. Pure, on a draft.

An absence (`miss`) goes by the most votes of the other seats, a tie and silence wait; a table at which nobody
says anything time after time is paused, so that nobody is reminded for ever. An undo and a pause need
everybody's consent within the reaction time, and silence is no.
"""

from __future__ import annotations

from collections import Counter

from data.desk import Desk
from data.draft import Draft
from data.records import SeatRow, VoteRow
from rules.core import IllegalAction, Pace

CONSENT = ("yes", "no")
ABSENCE = ("wait", "default", "replace", "end")
MISSES = 2
"""So many turns missed in a row are put to the vote."""
MISSES_IN_SILENCE = 4
"""After so many, with nobody voting, the table is asleep."""


def voters(draft: Desk, seat: int) -> tuple[int, ...]:
    """The other seats with people who are still in the game."""
    others = (s for s in draft.record.seats if s.seat != seat and s.user is not None and s.out is None)
    return tuple(s.seat for s in others)


def current(draft: Desk, kind: str, seat: int | None = None) -> VoteRow | None:
    """The open vote of this kind (about this seat)."""
    return next((v for v in draft.record.votes if _is_open(v, kind) and seat in (None, v.seat)), None)


def _is_open(vote: VoteRow, kind: str) -> bool:
    return vote.decided is None and vote.kind == kind


def consent(draft: Desk, kind: str, seat: int, row: int | None = None) -> VoteRow:
    """Ask all others. Raises IllegalAction("vote-open") while the same is being asked already."""
    if current(draft, kind) is not None:
        raise IllegalAction("vote-open")
    return _put(draft, kind, seat, CONSENT, Pace.REACTION, row)


def about_absence(draft: Desk, seat: SeatRow) -> None:
    """Ask the others what to do about a seat that does not move, unless nobody is there to be asked."""
    if voters(draft, seat.seat) and current(draft, "miss", seat.seat) is None:
        choices = tuple(c for c in ABSENCE if c != "replace" or seat.user is not None)
        _put(draft, "miss", seat.seat, choices, Pace.TURN)


def _put(
    draft: Desk, kind: str, seat: int, choices: tuple[str, ...], pace: Pace, row: int | None = None
) -> VoteRow:
    span = draft.span(pace)
    vote = VoteRow(
        kind=kind,
        seat=seat,
        row=row,
        base=draft.record.n,
        until=None if span is None else draft.now + span,
        choices=choices,
        voters=voters(draft, seat),
    )
    draft.record.votes.append(vote)
    draft.put.append(vote)
    draft.touch()
    return vote


def for_vacant(draft: Desk) -> None:
    """A vacant seat whose turn it has just become is put to the vote at once."""
    for ask in draft.asks().values():
        seat = draft.seat(ask.seat)
        settled = any(v.kind == "miss" and v.seat == seat.seat and v.decided for v in draft.record.votes)
        if seat.user is None and ask.pace is Pace.TURN and draft.is_news(seat.seat) and not settled:
            about_absence(draft, seat)


def cast(draft: Desk, id: int, user: int, choice: str) -> VoteRow:
    """One seat's voice; it may be changed until the vote is decided.

    Raises IllegalAction: not-seated, no-vote, not-a-voter, bad-choice.
    """
    seat = draft.seat_of(user).seat
    vote = next((v for v in draft.record.votes if v.id == id and v.decided is None), None)
    if vote is None:
        raise IllegalAction("no-vote")
    if seat not in vote.voters:
        raise IllegalAction("not-a-voter")
    if choice not in vote.choices:
        raise IllegalAction("bad-choice")
    vote.cast[str(seat)] = choice
    draft.touch()
    vote.decided = count(vote)
    return vote


def count(vote: VoteRow) -> str | None:
    """What is decided once somebody has voted, whatever the others will say; None: nothing yet."""
    voices = Counter(vote.cast.values())
    if vote.kind == "miss":
        [(first, most)] = voices.most_common(1)
        if most * 2 > len(vote.voters):
            return first
        return "wait" if len(vote.cast) == len(vote.voters) else None
    if voices["no"]:
        return "no"
    return "yes" if voices["yes"] == len(vote.voters) else None


def close(draft: Desk, vote: VoteRow) -> str:
    """What is decided when the time is up."""
    if vote.kind != "miss":
        return "no"
    best = Counter(vote.cast.values()).most_common(2)
    if not best:
        return "pause" if draft.seat(vote.seat).misses >= MISSES_IN_SILENCE else "wait"
    return "wait" if len(best) == 2 and best[0][1] == best[1][1] else best[0][0]


def absence(draft: Draft, vote: VoteRow) -> None:
    """Carry out what was decided about an absence."""
    seat = draft.seat(vote.seat)
    match vote.decided:
        case "default":
            seat.auto = True
            draft.answer_by_itself()
        case "replace":
            draft.vacate(seat)
            draft.renew(seat)
        case "end":
            draft.end("people")
        case "pause":
            seat.misses = 0
            draft.renew(seat)
            draft.pause("silence")
        case _:
            seat.misses = 0 if vote.cast else seat.misses
            draft.renew(seat)
