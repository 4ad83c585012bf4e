# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ApproveStrDto,
    FileStrDto,
    KeptStrSettingsDto,
    OpenStrDto,
    SaveStrDto,
    StrDto,
    StrLineDto,
    StrSettingsDto,
    StrState,
)


class StrsService(Service):
    """Report what is suspicious to the financial intelligence unit, unknown to everybody else."""

    def list_strs(
        self,
        *,
        state: StrState | None = None,
        transaction_id: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[StrLineDto]:
        """List suspicious-transaction reports, the newest first.

        Compliance officers see those of their bank, administrators who are compliance officers
        all; nobody sees one about a payment that they have a part in. Everybody else is
        answered 404 here and everywhere below.
        """
        return self._call(
            "GET",
            "/api/v1/strs",
            query={"state": state, "transactionId": transaction_id, "limit": limit, "before": before},
        )

    def open_str(
        self,
        body: OpenStrDto,
    ) -> StrDto:
        """Begin a report from a review case or from payments.

        It is filled with what the bank knows of the payments and of its own customers. What is
        not known is left out and listed in `missing`. No event, notification or webhook tells
        of it.
        """
        return self._call(
            "POST",
            "/api/v1/strs",
            body=body,
        )

    def get_str_settings(
        self,
        *,
        bank_id: str | None = None,
    ) -> KeptStrSettingsDto:
        """Read what a bank tells its financial intelligence unit of itself.

        The number and person by which it reports, and the unit’s codes for what rules look for.
        """
        return self._call(
            "GET",
            "/api/v1/strs/settings",
            query={"bankId": bank_id},
        )

    def keep_str_settings(
        self,
        body: StrSettingsDto,
        *,
        bank_id: str | None = None,
    ) -> KeptStrSettingsDto:
        """Say what a bank tells its financial intelligence unit of itself.

        A report takes them with its next version. Earlier settings are kept.
        """
        return self._call(
            "PUT",
            "/api/v1/strs/settings",
            query={"bankId": bank_id},
            body=body,
        )

    def get_str(
        self,
        id: str,
    ) -> StrDto:
        """Read a report: its newest version, what it lacks, and what was done with it.

        `validation` says whether the file was held against the unit’s schema; without a schema
        it is never `valid`.
        """
        return self._call(
            "GET",
            "/api/v1/strs/{id}",
            path={"id": id},
        )

    def save_str(
        self,
        id: str,
        body: SaveStrDto,
    ) -> StrDto:
        """Save the next version of a report.

        Amounts and days of payments are the ledger’s and are not among it. An approval was of
        the version before; what was filed is not changed.
        """
        return self._call(
            "PUT",
            "/api/v1/strs/{id}",
            path={"id": id},
            body=body,
        )

    def approve_str(
        self,
        id: str,
        body: ApproveStrDto,
    ) -> StrDto:
        """Approve the newest version of a report, as somebody who did not make it.

        Not while something required is missing, nor where the file does not fit the unit’s
        schema.
        """
        return self._call(
            "POST",
            "/api/v1/strs/{id}/approve",
            path={"id": id},
            body=body,
        )

    def file_str(
        self,
        id: str,
        body: FileStrDto,
    ) -> StrDto:
        """Write down that a report was filed, with the unit’s number of it.

        Connect sends nothing to the unit: the file is uploaded to goAML by hand, and this keeps
        what came of it.
        """
        return self._call(
            "POST",
            "/api/v1/strs/{id}/file",
            path={"id": id},
            body=body,
        )

    def download_str(
        self,
        id: str,
        *,
        version: str | None = None,
    ) -> bytes:
        """Take a version of a report away as a goAML file.

        Who took it is kept in the report.
        """
        return self._call(
            "GET",
            "/api/v1/strs/{id}/xml",
            path={"id": id},
            query={"version": version},
        )
