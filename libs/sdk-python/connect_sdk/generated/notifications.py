# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    MarkReadDto,
    NotificationPageDto,
    UnreadDto,
)


class NotificationsService(Service):
    """Read what concerns you."""

    def list_notifications(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> NotificationPageDto:
        """List what concerns you, the newest first.

        Payments others made, decided or ended for you, reports you asked for, a new password,
        and work that waits for you as an officer. Kept for ninety days.
        """
        return self._call(
            "GET",
            "/api/v1/notifications",
            query={"limit": limit, "before": before},
        )

    def mark_notifications_read(
        self,
        body: MarkReadDto,
    ) -> UnreadDto:
        """Mark notifications as read.

        Those named, or all of yours. The answer says how many are left unread.
        """
        return self._call(
            "POST",
            "/api/v1/notifications/read",
            body=body,
        )
