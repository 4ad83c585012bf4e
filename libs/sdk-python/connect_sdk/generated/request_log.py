# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    LoggedRequestDetailDto,
    LoggedRequestDto,
    RequestLogCoverageDto,
    RequestMethod,
    RequestOutcome,
    RequestSort,
    WantedRequestSource,
)


class RequestLogService(Service):
    """Read what your programs asked."""

    def list_logged_requests(
        self,
        *,
        method: RequestMethod | None = None,
        outcome: RequestOutcome | None = None,
        q: str | None = None,
        api_key: str | None = None,
        source: WantedRequestSource | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: RequestSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[LoggedRequestDto]:
        """List your requests, newest first.

        What was asked with your sign-in or your API keys in the last seven days, at most the
        last ten thousand. Reading this log is not logged. A request shows up about a second
        after its answer.
        """
        return self._call(
            "GET",
            "/api/v1/request-log",
            query={
                "method": method,
                "outcome": outcome,
                "q": q,
                "apiKey": api_key,
                "source": source,
                "from": from_,
                "to": to,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def get_request_log_coverage(
        self,
    ) -> RequestLogCoverageDto:
        """Say how much of your requests is kept.

        The log is written beside the requests and never delays them: under load some are
        counted and not kept.
        """
        return self._call(
            "GET",
            "/api/v1/request-log/coverage",
        )

    def get_logged_request(
        self,
        id: str,
    ) -> LoggedRequestDetailDto:
        """Get one of your requests with its body.

        Passwords, tokens, keys and other secrets are left out. The request of another person is
        answered as if it did not exist.
        """
        return self._call(
            "GET",
            "/api/v1/request-log/{id}",
            path={"id": id},
        )
