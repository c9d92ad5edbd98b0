"""Backroom: four political games on Discord. This file reads the environment, and is the only one that does.

python bot.py                            the bot, with DISCORD_TOKEN set
python bot.py --playground [--port N]    a Discord of your own in the browser, no token needed
python bot.py backup FILE                copy the database while the bot runs
python bot.py restore FILE               put a copy in the database's place (with the bot stopped)
python bot.py check                      say whether everything that the bot needs is there
python bot.py health                     whether the running bot is well; for Docker
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from data.tables import Tables

ROOT = Path(__file__).resolve().parent
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
SWITCH = 0.0005
"""Seconds after which the thread that draws lets the event loop go on; the usual 5 ms add up."""
FRESH = 90.0
"""Seconds after which a sign of life is too old."""


class Unusable(Exception):
    """The bot cannot run like this; the message says what to do."""


class Environment(NamedTuple):
    """What the environment says, checked."""

    token: str
    database: Path
    watergate_cards: Path | None
    level: str

    @property
    def life(self) -> Path:
        """The file that the running bot touches."""
        return self.database.with_name(f"{self.database.name}-alive")


def read_environment(found: Mapping[str, str]) -> Environment:
    """Raises Unusable with a sentence about the first variable that is wrong."""
    database = Path(found.get("BACKROOM_DB") or ROOT / "backroom.sqlite3").expanduser().absolute()
    if database.is_dir():
        raise Unusable(f"BACKROOM_DB names a folder ({database}); give the path of a file.")
    if not database.parent.is_dir():
        raise Unusable(f"BACKROOM_DB lies in a folder that does not exist: {database.parent}. Create it.")
    cards = found.get("BACKROOM_WATERGATE_CARDS")
    if cards and not Path(cards).is_file():
        raise Unusable(f"BACKROOM_WATERGATE_CARDS names a file that does not exist: {cards}.")
    level = (found.get("BACKROOM_LOG") or "INFO").upper()
    if level not in LEVELS:
        raise Unusable(f"BACKROOM_LOG is {level!r}; it can be {', '.join(LEVELS)}.")
    token = found.get("DISCORD_TOKEN", "").strip()
    return Environment(token, database, Path(cards) if cards else None, level)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Backroom: four political games on Discord.", allow_abbrev=False
    )
    parser.add_argument("--playground", action="store_true", help="a Discord of your own in the browser")
    parser.add_argument("--port", type=int, default=8844, help="where the playground listens (8844)")
    commands = parser.add_subparsers(dest="command", metavar="backup | restore | check | health")
    for name in ("backup", "restore"):
        commands.add_parser(name).add_argument("file", type=Path)
    commands.add_parser("check")
    commands.add_parser("health")
    return parser.parse_args(given)


# What follows imports what it needs where it needs it: a health check must not load the whole bot.


async def run(env: Environment) -> None:
    """The bot, until it is told to stop. Raises Unusable."""
    import discord

    from cogs.house import House

    sys.setswitchinterval(SWITCH)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    prepare(env)
    house = House(await opened(env), life=env.life)
    stopping = asyncio.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sig, stopping.set)
    async with house:
        running = asyncio.create_task(house.start(env.token))
        stop = asyncio.create_task(stopping.wait())
        await asyncio.wait((running, stop), return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not running.done():
            logging.getLogger("backroom").info("closing")
            await house.close()
        try:
            await running
        except discord.LoginFailure:
            raise Unusable(
                "Discord refuses this DISCORD_TOKEN. Copy it anew from the developer portal, page Bot."
            ) from None
        except discord.PrivilegedIntentsRequired:
            raise Unusable("Discord refuses the intents; Backroom needs none that are privileged.") from None


async def opened(env: Environment) -> Tables:
    """The tables in the database. Raises Unusable."""
    from data.records import StoreError
    from data.tables import Tables
    from data.words import Words

    try:
        return await Tables.open(env.database)
    except StoreError as no:
        raise Unusable(Words("en")(no.code, **no.facts)) from None


def prepare(env: Environment) -> None:
    """Install the owner's own cards. Raises Unusable."""
    if env.watergate_cards is None:
        return
    from data import options
    from rules.watergate import cards

    try:
        name = cards.install(env.watergate_cards)
    except cards.BadCards as error:
        raise Unusable(f"BACKROOM_WATERGATE_CARDS cannot be used: {error}") from None
    options.offer("watergate", name)
    logging.getLogger("backroom").info("watergate cards installed as %s", name)


async def play(env: Environment, port: int) -> None:
    """The playground with this bot as its child. Its world is kept beside the database it belongs to."""
    import playground

    command = [sys.executable, str(ROOT / "bot.py")]
    database = {"BACKROOM_DB": str(env.database)}
    world = env.database.with_name(f"{env.database.name}-playground")
    with alone(world):
        try:
            await playground.serve(port=port, command=command, env=database, keep=world)
        except OSError as error:
            raise Unusable(
                f"Port {port} is not free for the playground: {error.strerror}. Try --port."
            ) from None


@contextmanager
def alone(world: Path) -> Generator[None]:
    """Keep other playgrounds from this world meanwhile. Raises Unusable where one lives.

    The lock is the system's, so it ends with the process, however that ends; the file may stay.
    """
    import fcntl

    with world.with_name(f"{world.name}-lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unusable(
                "A playground is running with this database already. Use that one or stop it first; "
                "another BACKROOM_DB gives a second playground a database of its own."
            ) from None
        yield


async def check(env: Environment) -> None:
    """Open everything that the bot needs. Raises Unusable."""
    from rules import GAMES

    prepare(env)
    await (await opened(env)).close()
    print(f"The database {env.database} is good. Games: {', '.join(GAMES)}.")
    print("DISCORD_TOKEN is set." if env.token else "DISCORD_TOKEN is not set; the playground needs none.")


async def backup(env: Environment, file: Path) -> None:
    """Copy the database, running or not. Raises Unusable."""
    if file.exists():
        raise Unusable(f"{file} exists already; give another name, so that no backup is lost.")
    if not env.database.exists():
        raise Unusable(f"There is no database at {env.database}.")
    tables = await opened(env)
    try:
        await tables.backup(file)
    finally:
        await tables.close()
    print(f"The database was copied to {file}.")


async def restore(env: Environment, file: Path) -> None:
    """Put a copy in the database's place. Raises Unusable."""
    from data.records import StoreError
    from data.store import restore as replace
    from data.words import Words

    if is_alive(env):
        raise Unusable("A bot is running with this database; stop it first.")
    try:
        await replace(file, env.database, time.time())
    except StoreError as no:
        raise Unusable(Words("en")(no.code, **no.facts)) from None
    print(f"{env.database} is now what {file} holds.")


def is_alive(env: Environment) -> bool:
    """Whether a running bot has given a sign of life lately."""
    try:
        return time.time() - env.life.stat().st_mtime < FRESH
    except OSError:
        return False


def dispatch(args: argparse.Namespace, env: Environment) -> int:
    """Do what the command line says; the exit status. Raises Unusable."""
    match args.command:
        case "health":
            return 0 if is_alive(env) else 1
        case "check":
            asyncio.run(check(env))
        case "backup":
            asyncio.run(backup(env, args.file))
        case "restore":
            asyncio.run(restore(env, args.file))
        case _ if args.playground:
            asyncio.run(play(env, args.port))
        case _ if not env.token:
            raise Unusable(
                "DISCORD_TOKEN is not set. Set it to your bot's token, or try the bot without one:\n"
                "python bot.py --playground"
            )
        case _:
            asyncio.run(run(env))
    return 0


def main() -> int:
    """0: ended as told; 1: not well; 2: cannot run like this."""
    args = arguments()
    try:
        env = read_environment(os.environ)
        logging.basicConfig(level=env.level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("discord").setLevel(env.level if env.level == "ERROR" else "WARNING")
        return dispatch(args, env)
    except Unusable as no:
        print(no, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
