# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    IssuePassportDto,
    IssuedPassportDto,
    PassportDto,
    RevokePassportDto,
)


class PassportsService(Service):
    """Prove to others how single payments were judged, and tell them no more than you choose."""

    def issue_passport(
        self,
        id: str,
        body: IssuePassportDto,
        *,
        idempotency_key: str | None = None,
    ) -> IssuedPassportDto:
        """Issue the compliance passport of a completed payment.

        An SD-JWT (RFC 9901) that says by which rules and lists the payment was judged and with
        what outcome, proves that the sealed log holds its event, and tells nothing else but
        what `disclose` names. For either side of the payment, with no more than it may know;
        asked for again with the same things by the same person it is the same passport.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/passport",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def list_passports(
        self,
        id: str,
    ) -> list[PassportDto]:
        """List the passports of a payment, the newest first.

        Those that speak for the side of the payment that is yours; to auditors, that of their
        bank.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}/passports",
            path={"id": id},
        )

    def get_passport_status_list(
        self,
        list: str,
    ) -> bytes:
        """Get the signed list that tells which passports were revoked.

        A status list token (`statuslist+jwt`) with one bit for each place. A passport names its
        list and its place there; places are drawn, so a list says nothing of other passports
        but how many were revoked.
        """
        return self._call(
            "GET",
            "/api/v1/passports/status/{list}",
            path={"list": list},
        )

    def get_passport(
        self,
        id: str,
    ) -> IssuedPassportDto:
        """Get a passport with its text.

        For the customer and the bank for whom it speaks, and the bank’s auditors.
        """
        return self._call(
            "GET",
            "/api/v1/passports/{id}",
            path={"id": id},
        )

    def revoke_passport(
        self,
        id: str,
        body: RevokePassportDto,
        *,
        idempotency_key: str | None = None,
    ) -> PassportDto:
        """Revoke a passport.

        For officers of the bank for whose side it speaks. The status list says so from then on.
        """
        return self._call(
            "POST",
            "/api/v1/passports/{id}/revoke",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )
