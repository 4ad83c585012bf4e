# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AddZakatRecipientDto,
    AssessZakatDto,
    CorrectZakatDto,
    DecideMetalPricesDto,
    DecideZakatRecipientDto,
    FollowZakatDto,
    ImportMetalPricesDto,
    Metal,
    MetalPriceDto,
    MetalPriceVersionDto,
    Network,
    PayZakatDto,
    SendResultDto,
    ZakatAssessmentDto,
    ZakatClass,
    ZakatPositionDto,
    ZakatRecipientDto,
    ZakatRecipientState,
)


class ZakatService(Service):
    """Learn what your zakat comes to, have it certified, and pay it."""

    def list_metal_prices(
        self,
        *,
        metal: Metal | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[MetalPriceDto]:
        """List the prices of gold and silver in force, the latest day first.

        Of each day, what the newest approved version says; earlier versions are kept.
        """
        return self._call(
            "GET",
            "/api/v1/metal-prices",
            query={"metal": metal, "limit": limit, "before": before},
        )

    def list_metal_price_versions(
        self,
    ) -> list[MetalPriceVersionDto]:
        """List the imports of prices, the newest first.

        At most the newest hundred.
        """
        return self._call(
            "GET",
            "/api/v1/metal-prices/versions",
        )

    def import_metal_prices(
        self,
        body: ImportMetalPricesDto,
    ) -> MetalPriceVersionDto:
        """Import prices of gold and silver from CSV.

        They are taken whole or not at all, as a version of their own, and count once a second
        person has approved them. No price is ever overwritten.
        """
        return self._call(
            "POST",
            "/api/v1/metal-prices/versions",
            body=body,
        )

    def decide_metal_prices(
        self,
        id: str,
        body: DecideMetalPricesDto,
    ) -> MetalPriceVersionDto:
        """Approve or refuse imported prices.

        By a scholar, or by another administrator than the one who imported them.
        """
        return self._call(
            "POST",
            "/api/v1/metal-prices/versions/{id}/decide",
            path={"id": id},
            body=body,
        )

    def list_zakat_recipients(
        self,
        *,
        state: ZakatRecipientState | None = None,
        class_: ZakatClass | None = None,
        network: Network | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ZakatRecipientDto]:
        """List those whom zakat may be paid to, the last added first.

        Everybody reads the approved ones; the others are for those who look after the register.
        """
        return self._call(
            "GET",
            "/api/v1/zakat/recipients",
            query={"state": state, "class": class_, "network": network, "limit": limit, "before": before},
        )

    def add_zakat_recipient(
        self,
        body: AddZakatRecipientDto,
    ) -> ZakatRecipientDto:
        """Propose somebody whom zakat may be paid to.

        A wallet under one of the eight classes, and the ground for it. It is paid once a second
        person has approved it.
        """
        return self._call(
            "POST",
            "/api/v1/zakat/recipients",
            body=body,
        )

    def decide_zakat_recipient(
        self,
        id: str,
        body: DecideZakatRecipientDto,
    ) -> ZakatRecipientDto:
        """Approve or refuse a recipient of zakat.

        By a scholar or an administrator who neither proposed it nor owns the wallet.
        """
        return self._call(
            "POST",
            "/api/v1/zakat/recipients/{id}/decide",
            path={"id": id},
            body=body,
        )

    def remove_zakat_recipient(
        self,
        id: str,
    ) -> ZakatRecipientDto:
        """Remove a recipient of zakat.

        Nothing is paid to it from now on. It stays on record.
        """
        return self._call(
            "DELETE",
            "/api/v1/zakat/recipients/{id}",
            path={"id": id},
        )

    def get_zakat_position(
        self,
    ) -> ZakatPositionDto:
        """Read where you stand: nisab today, what your wallets hold, and since when.

        Of your own wallets on both networks, by the ledger. Without a price that is new enough
        no figure is told. Nobody else reads it.
        """
        return self._call(
            "GET",
            "/api/v1/zakat/position",
        )

    def follow_zakat(
        self,
        body: FollowZakatDto,
    ) -> ZakatPositionDto:
        """Choose by which opinions your zakat is assessed, and be reminded of it.

        You are told thirty days before a year of wealth above nisab is over, and on the day.
        """
        return self._call(
            "PUT",
            "/api/v1/zakat/settings",
            body=body,
        )

    def list_zakat_assessments(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ZakatAssessmentDto]:
        """List your assessments, the newest first.

        Each as its certificate states it, with what was paid of it.
        """
        return self._call(
            "GET",
            "/api/v1/zakat/assessments",
            query={"limit": limit, "before": before},
        )

    def assess_zakat(
        self,
        body: AssessZakatDto,
    ) -> ZakatAssessmentDto:
        """Have your zakat assessed for a year that is over.

        By what your wallets held as the day began, the dues of your contracts, and what you
        declare. It is worked out once: a certificate is signed, and never changes.
        """
        return self._call(
            "POST",
            "/api/v1/zakat/assessments",
            body=body,
        )

    def get_zakat_assessment(
        self,
        id: str,
    ) -> ZakatAssessmentDto:
        """Read an assessment of yours, and what was paid of it.

        As its certificate states it.
        """
        return self._call(
            "GET",
            "/api/v1/zakat/assessments/{id}",
            path={"id": id},
        )

    def get_zakat_certificate(
        self,
        id: str,
        *,
        format: str | None = None,
        language: str | None = None,
    ) -> Any:
        """Take the certificate of an assessment away, signed.

        A PDF carries its signature (PAdES); that of JSON comes in the header `x-jws-signature`,
        a JWS without its payload (RFC 7797). It says what it is, and that it is no fatwa. The
        same bytes whenever it is asked for.
        """
        return self._call(
            "GET",
            "/api/v1/zakat/assessments/{id}/certificate",
            path={"id": id},
            query={"format": format, "language": language},
        )

    def correct_zakat_assessment(
        self,
        id: str,
        body: CorrectZakatDto,
    ) -> ZakatAssessmentDto:
        """Put an assessment right by another one that supersedes it.

        Of the same year, by the same balances, with what you declare anew and the opinions that
        you follow now. The superseded one stays as it was signed, and whoever verifies its
        certificate is told.
        """
        return self._call(
            "POST",
            "/api/v1/zakat/assessments/{id}/corrections",
            path={"id": id},
            body=body,
        )

    def pay_zakat(
        self,
        body: PayZakatDto,
        *,
        idempotency_key: str | None = None,
    ) -> SendResultDto:
        """Pay zakat to an approved recipient.

        From a wallet of your own, judged and posted like every payment. With an assessment it
        is paid against that, in parts if you like; without one it is paid ahead, and counts as
        far as the opinions followed take it.
        """
        return self._call(
            "POST",
            "/api/v1/zakat/payments",
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )
