# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    BankReasonDto,
    BankStandingDto,
    IdentifyBankDto,
    NameBankDto,
)


class BanksService(Service):
    """Decide which banks take part."""

    def list_bank_standings(
        self,
    ) -> list[BankStandingDto]:
        """List the banks and how they stand.

        By name, each with how many people and wallets it has.
        """
        return self._call(
            "GET",
            "/api/v1/banks",
        )

    def create_bank(
        self,
        body: NameBankDto,
    ) -> BankStandingDto:
        """Add a bank.

        Its first officer is invited by `POST /api/v1/users` with the role `bank`. Names that
        differ in capitals, spaces or forms of the same letters alone are one name.
        """
        return self._call(
            "POST",
            "/api/v1/banks",
            body=body,
        )

    def get_bank(
        self,
        id: str,
    ) -> BankStandingDto:
        """Read about a bank.

        How it stands, and since when.
        """
        return self._call(
            "GET",
            "/api/v1/banks/{id}",
            path={"id": id},
        )

    def rename_bank(
        self,
        id: str,
        body: NameBankDto,
    ) -> BankStandingDto:
        """Give a bank another name.

        The audit log keeps the one it had; reports that were issued stay as they are.
        """
        return self._call(
            "POST",
            "/api/v1/banks/{id}/name",
            path={"id": id},
            body=body,
        )

    def identify_bank(
        self,
        id: str,
        body: IdentifyBankDto,
    ) -> BankStandingDto:
        """Say by which BIC and LEI other institutions know a bank.

        No two banks have the same; a BIC of eight characters is that of its head office, which
        ends in XXX.
        """
        return self._call(
            "PUT",
            "/api/v1/banks/{id}/identifiers",
            path={"id": id},
            body=body,
        )

    def suspend_bank(
        self,
        id: str,
        body: BankReasonDto,
    ) -> BankStandingDto:
        """Suspend a bank.

        No money moves from or to its wallets in any way, as if each were frozen; what is held
        stays held until it is released or expires. Its people may sign in and read. Payments
        that were under way are waited for: none is made once this was answered.
        """
        return self._call(
            "POST",
            "/api/v1/banks/{id}/suspend",
            path={"id": id},
            body=body,
        )

    def resume_bank(
        self,
        id: str,
        body: BankReasonDto,
    ) -> BankStandingDto:
        """Let a suspended bank take part again.

        Wallets that were frozen by themselves stay frozen.
        """
        return self._call(
            "POST",
            "/api/v1/banks/{id}/resume",
            path={"id": id},
            body=body,
        )
