"""Judges requests and answers by Discord's OpenAPI document, where there is one beside the checkout.

OpenAPI 3.1 schemas are JSON Schema 2020-12, so jsonschema-rs takes them as they are.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, cast

import jsonschema_rs
import pytest

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
Json = dict[str, Any]
# The document says string; Discord takes numbers as well, and discord.py sends attachments[].id as one.
_SNOWFLAKE: Json = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}


class OpenApi:
    """A playground.rest.Validator. `seen` collects the operations that were really used."""

    def __init__(self, path: Path = DOCUMENT) -> None:
        document: Json = json.loads(path.read_text(encoding="utf-8"))
        self._schemas: Json = document["components"]["schemas"]
        self._schemas["SnowflakeType"] = _SNOWFLAKE
        templates = sorted(document["paths"].items(), key=lambda entry: entry[0].count("{"))
        self._routes = [(template, _pattern(template), operations) for template, operations in templates]
        self._validators: dict[int, jsonschema_rs.Validator] = {}
        self.seen: set[tuple[str, str]] = set()

    def request(self, method: str, path: str, body: object, *, multipart: bool) -> list[str]:
        """What is wrong with a request."""
        template, operation = self._find(method, path)
        if operation is None:
            return [f"{method} {path} is not in the document"]
        self.seen.add((method, template))
        content: Json = operation.get("requestBody", {}).get("content", {})
        if not content:
            return [f"{method} {template} takes no body"] if body else []
        kinds = ["multipart/form-data", "application/json"] if multipart else ["application/json"]
        media = next((content[kind] for kind in kinds if kind in content), None)
        if media is None:
            return [f"{method} {template} takes only {list(content)}"]
        return self._check(media["schema"], {} if body is None else body)

    def answer(self, method: str, path: str, status: int, body: object) -> list[str]:
        """What is wrong with an answer."""
        _, operation = self._find(method, path)
        if operation is None:
            return [f"{method} {path} is not in the document"]
        responses: Json = operation["responses"]
        response = responses.get(str(status)) or responses.get(f"{status // 100}XX")
        if response is None:
            return [f"status {status} is not among {list(responses)}"]
        media = response.get("content", {}).get("application/json")
        return self._check(media["schema"], body) if media and status != 204 else []

    def _find(self, method: str, path: str) -> tuple[str, Json | None]:
        for template, pattern, operations in self._routes:
            if method.lower() in operations and pattern.match(path):
                return template, cast("Json", operations[method.lower()])
        return "", None

    def _check(self, schema: Json, body: object) -> list[str]:
        key = id(schema)
        if key not in self._validators:
            whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
            self._validators[key] = jsonschema_rs.validator_for(
                whole | {"components": {"schemas": self._schemas}}
            )
        return [
            f"{error.instance_path}: {error.message}"[:400]
            for error in self._validators[key].iter_errors(body)
        ]


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("^" + re.sub(r"\{[^}]+\}", "([^/]+)", template) + "$")


@cache
def openapi() -> OpenApi | None:
    """The document's judge, made once; None where the document is missing."""
    return OpenApi() if DOCUMENT.exists() else None


def required_openapi() -> OpenApi:
    """The same for a test that is about nothing else; it is skipped where the document is missing."""
    judge = openapi()
    if judge is None:
        pytest.skip("Discord's OpenAPI document is not beside this checkout")
    return judge
