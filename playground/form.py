"""Collects what is wrong with a request's body, in the nested form in which Discord reports it."""

from collections.abc import Sequence
from typing import Any, cast

from playground.errors import ApiError, Json

Path = tuple[str | int, ...]


def items(value: object) -> list[Any]:
    """`value` if it is a list, else an empty one."""
    return cast("list[Any]", value) if isinstance(value, list) else []


def entries(value: object) -> Json:
    """`value` if it is an object, else an empty one."""
    return cast("Json", value) if isinstance(value, dict) else {}


class Form:
    """Errors by path: `fail(("components", 0, "label"), code, sentence)`; `check` raises them as 50035."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def fail(self, path: Path, code: str, message: str) -> None:
        """Note one error at `path`."""
        node = self._errors
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self) -> None:
        """Raise ApiError 50035 with everything noted so far."""
        if self._errors:
            raise ApiError(50035, self._errors)

    def text(self, path: Path, value: object, most: int, *, least: int = 0, required: bool = False) -> None:
        """`value` is a text of `least` to `most` characters; absent only if not `required`."""
        if value is None:
            if required:
                self.fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.fail(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif not least <= len(value) <= most:
            if least:
                self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.fail(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def count(self, path: Path, values: Sequence[object], most: int, *, least: int = 0) -> None:
        """There are `least` to `most` values."""
        if not least <= len(values) <= most:
            self.fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, path: Path, value: object, least: int, most: int) -> None:
        """`value` is absent or a whole number from `least` to `most`."""
        if value is None:
            return
        if not isinstance(value, int) or not least <= value <= most:
            self.fail(path, "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")

    def member(self, path: Path, value: object, allowed: Sequence[object]) -> None:
        """`value` is one of `allowed`."""
        if value not in allowed:
            known = ", ".join(str(a) for a in allowed)
            self.fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")


def invalid(path: Path, message: str, code: str = "INVALID") -> ApiError:
    """A single error, ready to raise."""
    form = Form()
    form.fail(path, code, message)
    try:
        form.check()
    except ApiError as error:
        return error
    raise AssertionError("a form with an error must not pass")
