# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    KeepViewDto,
    ViewDto,
)


class ViewsService(Service):
    """Keep the ways in which you look at lists."""

    def list_views(
        self,
    ) -> list[ViewDto]:
        """List your views of every list, by name.

        Views are yours alone; at most one of each list is its default.
        """
        return self._call(
            "GET",
            "/api/v1/views",
        )

    def keep_view(
        self,
        body: KeepViewDto,
    ) -> ViewDto:
        """Keep a view.

        It takes the place of your view of that list and name, if there is one. A new default of
        a list ends the old one.
        """
        return self._call(
            "PUT",
            "/api/v1/views",
            body=body,
        )

    def delete_view(
        self,
        id: str,
    ) -> None:
        """Delete a view.

        It cannot be brought back.
        """
        self._call(
            "DELETE",
            "/api/v1/views/{id}",
            path={"id": id},
        )
