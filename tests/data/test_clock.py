"""Deadlines as arithmetic: absences, quiet hours, and the days on which the clocks change."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

import data.clock as clock
from data.records import Calendar, ClockRow
from rules.core import Pace

HOUR, DAY = clock.HOUR, clock.DAY
HERE = Calendar(user=1)


def at(text: str, zone: str = "UTC") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def local(t: float, zone: str) -> str:
    return datetime.fromtimestamp(t, ZoneInfo(zone)).isoformat(" ", "minutes")


def running(left: float, total: float | None = None, since: float = 0.0, quiet: str = "") -> ClockRow:
    total = total or left
    return ClockRow(
        seat=0, about="turn", pace="turn", total=total, left=left, ask=1, since=since, quiet=quiet
    )


def test_the_paces_are_those_of_the_house() -> None:
    minutes = {pace: clock.SPANS["live"][pace] for pace in Pace}
    assert [m and m / 60 for m in minutes.values()] == [10, 2, 2, 5]
    assert [(s := clock.SPANS["daily"][pace]) and s / HOUR for pace in Pace] == [24, 8, 6, 24]
    assert [(s := clock.SPANS["relaxed"][pace]) and s / HOUR for pace in Pace] == [72, 24, 12, 48]
    assert set(clock.SPANS["none"].values()) == {None}


def test_absence_does_not_count() -> None:
    assert clock.reach(0, 10, [(5, 8)], 100) == 13
    assert clock.reach(0, 10, [(5, 8), (12, 20)], 100) == 21
    assert clock.reach(6, 10, [(5, 8)], 100) == 18
    assert clock.reach(0, 10, [(10, 20)], 100) == 10
    assert clock.reach(30, 10, [(5, 8)], 100) == 40
    assert clock.worked(0, 13, [(5, 8)], 100) == (10, 3)


def test_absence_stops_a_clock_only_as_long_as_the_budget_lasts() -> None:
    assert clock.reach(0, 10, [(5, 50)], 20) == 30
    assert clock.worked(0, 30, [(5, 50)], 20) == (10, 20)
    assert clock.reach(0, 10, [(5, 50)], 0) == 10


spans = st.floats(0, 1e6)
stretches = st.lists(st.tuples(spans, spans), max_size=5)


@given(spans, spans, stretches, spans)
def test_a_deadline_is_reached_when_all_that_counts_has_gone_by(
    since: float, left: float, gaps: list[tuple[float, float]], budget: float
) -> None:
    aways: list[tuple[float, float]] = []
    t = 0.0
    for gap, length in gaps:
        t += gap
        aways.append((t, t + length))
        t += length
    due = clock.reach(since, left, aways, budget)
    counted, free = clock.worked(since, due, aways, budget)
    assert counted == pytest.approx(left, abs=1e-3) or counted <= left
    assert free <= budget
    assert due == pytest.approx(since + counted + free, abs=1e-3)
    assert due >= since + left - 1e-6


@pytest.mark.parametrize(
    ("zone", "t", "end"),
    [
        ("Europe/Paris", "2027-01-15 23:00", "2027-01-16 07:30+01:00"),
        ("Europe/Paris", "2027-01-15 07:29", "2027-01-15 07:30+01:00"),
        ("Europe/Paris", "2027-03-27 23:00", "2027-03-28 07:30+02:00"),
        ("Europe/Paris", "2027-03-28 01:59", "2027-03-28 07:30+02:00"),
        ("Europe/Paris", "2027-10-30 23:00", "2027-10-31 07:30+01:00"),
        ("America/New_York", "2027-03-13 22:30", "2027-03-14 07:30-04:00"),
        ("America/New_York", "2027-11-06 22:30", "2027-11-07 07:30-05:00"),
        ("Pacific/Auckland", "2027-04-03 23:00", "2027-04-04 07:30+12:00"),
    ],
)
def test_quiet_hours_end_by_the_local_clock(zone: str, t: str, end: str) -> None:
    quiet = (22 * 60, 7 * 60 + 30)
    assert local(clock.after_quiet(at(t, zone), quiet, zone), zone) == end


@pytest.mark.parametrize("t", ["2027-01-15 07:30", "2027-01-15 12:00", "2027-01-15 21:59"])
def test_outside_quiet_hours_nothing_moves(t: str) -> None:
    quiet = (22 * 60, 7 * 60 + 30)
    assert clock.after_quiet(at(t, "Europe/Paris"), quiet, "Europe/Paris") == at(t, "Europe/Paris")
    assert clock.after_quiet(at(t), None, "UTC") == at(t)
    assert clock.after_quiet(at(t), (600, 600), "UTC") == at(t)


def test_an_end_that_the_changing_clocks_skip_comes_just_after() -> None:
    zone = "America/New_York"
    end = clock.after_quiet(at("2027-03-14 01:00", zone), (22 * 60, 2 * 60 + 30), zone)
    assert local(end, zone) == "2027-03-14 03:30-04:00"


@given(
    st.floats(1.7e9, 1.9e9),
    st.integers(0, 1439),
    st.integers(1, 600),
    st.sampled_from(["Europe/Paris", "America/New_York", "UTC"]),
)
def test_a_shift_ends_outside_the_quiet_hours_and_is_bounded(
    t: float, start: int, length: int, zone: str
) -> None:
    quiet = (start, (start + length) % 1440)
    end = clock.after_quiet(t, quiet, zone)
    assert t <= end <= t + 11 * HOUR
    if end > t:
        assert datetime.fromtimestamp(end, ZoneInfo(zone)).minute == quiet[1] % 60


def test_reminders_come_at_half_time_and_at_nine_tenths() -> None:
    one = running(100)
    clock.aim(one, HERE, 0)
    assert (one.due, one.alarm, one.stage) == (100, 50, 0)
    one.stage = 1
    clock.aim(one, HERE, 0)
    assert one.alarm == pytest.approx(90)
    one.stage = 2
    clock.aim(one, HERE, 0)
    assert one.alarm == 100


def test_a_clock_that_goes_on_late_skips_the_reminders_that_have_passed() -> None:
    one = running(30, 100, since=1000)
    clock.aim(one, HERE, 0)
    assert (one.stage, one.alarm) == (1, 1020)
    spent = running(0, 100, since=1000)
    clock.aim(spent, HERE, 0)
    assert (spent.stage, spent.alarm, spent.due) == (2, 1000, 1000)


def test_reminders_wait_for_the_end_of_quiet_hours_and_are_dropped_when_that_is_too_late() -> None:
    start = at("2027-01-15 12:00")
    night = Calendar(user=1, quiet=(22 * 60, 8 * 60), zone="UTC")
    one = running(24 * HOUR, since=start, quiet=clock.pack_quiet(night, "daily"))
    clock.aim(one, night, 0)
    assert one.alarm == at("2027-01-16 08:00")
    live = running(10 * HOUR, since=at("2027-01-15 21:00"), quiet=clock.pack_quiet(night, "live"))
    clock.aim(live, night, 0)
    assert (live.stage, live.alarm, live.due) == (2, at("2027-01-16 07:00"), at("2027-01-16 07:00"))


def test_a_deadline_in_quiet_hours_moves_to_their_end_only_where_tables_are_slow() -> None:
    night = Calendar(user=1, quiet=(22 * 60, 8 * 60), zone="Europe/Paris")
    for pace, due in (
        ("daily", "2027-01-16 07:00"),
        ("relaxed", "2027-01-16 07:00"),
        ("live", "2027-01-15 23:00"),
    ):
        one = running(8 * HOUR, since=at("2027-01-15 15:00"), quiet=clock.pack_quiet(night, pace))
        clock.aim(one, night, 0)
        assert one.due == at(due), pace


def test_stopping_keeps_what_is_left_and_charges_the_absence() -> None:
    away = Calendar(user=1, aways=[(100, 200)])
    one = running(500, since=50)
    clock.aim(one, away, 0)
    assert one.due == 650
    assert clock.stop(one, 250, away, 0) == 100
    assert (one.left, one.ask, one.due, one.alarm) == (400, None, None, None)
