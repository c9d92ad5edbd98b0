"""Discord's error codes, with the status and the sentence that its API sends for each."""

from typing import Any

Json = dict[str, Any]

ERRORS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10026: (404, "Unknown Ban"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30034: (400, "Maximum number of application command creates reached"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
}


class ApiError(Exception):
    """A request that Discord refuses: `code` from ERRORS, `errors` says which field of the body is wrong."""

    def __init__(self, code: int, errors: Json | None = None, *, status: int | None = None) -> None:
        known_status, message = ERRORS.get(code, (400, "Error"))
        super().__init__(f"{code} {message} {errors or ''}".strip())
        self.code = code
        self.status = status or known_status
        self.body: Json = {"code": code, "message": message}
        if errors:
            self.body["errors"] = errors


def not_found() -> ApiError:
    """A path that the API does not have."""
    error = ApiError(0, status=404)
    error.body["message"] = "404: Not Found"
    return error
