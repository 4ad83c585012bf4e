# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service


class WitnessService(Service):
    """Have the heads of a log countersigned."""

    def add_checkpoint(
        self,
        body: bytes,
    ) -> str:
        """Countersign the head of a log that is witnessed here.

        As C2SP tlog-witness says. The signature of the log is all that is asked of the caller.
        409 answers the size of the last head that was countersigned, alone, as
        `text/x.tlog.size`.
        """
        return self._call(
            "POST",
            "/api/v1/witness/add-checkpoint",
            body=body,
            media="text/plain",
        )

    def get_witnessed_checkpoint(
        self,
        id: str,
    ) -> str:
        """Get the newest head of a log that was countersigned here.

        With the signature of the log and the cosignature, so that whoever reads the log can see
        whether it shows them the same one.
        """
        return self._call(
            "GET",
            "/api/v1/witness/{id}/checkpoint",
            path={"id": id},
        )
