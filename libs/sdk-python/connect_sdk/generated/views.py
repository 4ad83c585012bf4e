# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    KeepViewDto,
    ListLookDto,
    ViewDto,
)


class ViewsService(Service):
    """Keep the ways in which you look at lists."""

    def list_list_looks(
        self,
    ) -> list[ListLookDto]:
        """List how you want your lists to look.

        Yours alone. A list that is not named looks as it does for everybody.
        """
        return self._call(
            "GET",
            "/api/v1/views/looks",
        )

    def keep_list_look(
        self,
        body: ListLookDto,
    ) -> ListLookDto:
        """Keep how you want a list to look.

        It takes the place of what you chose for that list before.
        """
        return self._call(
            "PUT",
            "/api/v1/views/looks",
            body=body,
        )

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
