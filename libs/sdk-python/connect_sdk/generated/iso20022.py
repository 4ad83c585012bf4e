# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    IsoMessageDetailDto,
    IsoMessageDto,
    IsoMessageState,
)


class Iso20022Service(Service):
    """Send and take away payment messages of ISO 20022."""

    def list_iso_messages(
        self,
        *,
        q: str | None = None,
        state: IsoMessageState | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[IsoMessageDto]:
        """List messages, newest first.

        An officer sees those of the bank, others their own.
        """
        return self._call(
            "GET",
            "/api/v1/iso20022/messages",
            query={"q": q, "state": state, "limit": limit, "before": before},
        )

    def send_iso_message(
        self,
        body: bytes,
        *,
        dry_run: str | None = None,
    ) -> Any:
        """Send a message of ISO 20022, such as a pain.001.

        pain.001.001.03, .09 or .11; from a bank pacs.008 and pacs.009 (.001.08 or .10);
        pacs.028 (.001.03 or .05) to ask after any of these. In UTF-8, at most 32 MiB and 10,000
        payments. It is kept as it came; the payments from each wallet, which DbtrAcct names by
        IBAN, by id (Othr) or by address (Prxy), become a batch. The same MsgId of the same
        sender is the same message and answered with its id again; with other content it is
        refused. A message with a problem is refused as a whole, with all problems by path and
        line. With dryRun it is read and checked the same, nothing is kept, and the answer tells
        what it would do.
        """
        return self._call(
            "POST",
            "/api/v1/iso20022/messages",
            query={"dryRun": dry_run},
            body=body,
            media="application/xml",
        )

    def get_iso_message(
        self,
        id: str,
    ) -> IsoMessageDetailDto:
        """Get what became of a message.

        Its problems where it was refused; otherwise the batch of each PmtInf, and the answers
        so far.
        """
        return self._call(
            "GET",
            "/api/v1/iso20022/messages/{id}",
            path={"id": id},
        )

    def retry_iso_message(
        self,
        id: str,
    ) -> IsoMessageDetailDto:
        """Have a message that is stuck carried out again.

        It goes on where it was: what was paid or refused stays so, and what came of the rest is
        reported.
        """
        return self._call(
            "POST",
            "/api/v1/iso20022/messages/{id}/retry",
            path={"id": id},
        )

    def get_iso_message_content(
        self,
        id: str,
    ) -> bytes:
        """Take a message away as it came.

        To the byte: its SHA-256 is the one that was told when it was taken in.
        """
        return self._call(
            "GET",
            "/api/v1/iso20022/messages/{id}/content",
            path={"id": id},
        )

    def get_iso_message_answer(
        self,
        id: str,
        number: str,
    ) -> bytes:
        """Take an answer to a message away.

        A pain.002 or pacs.002 in the version that goes with the message: where the group and
        each payment stood when it was made, and after the first where those stand that waited,
        with the reasons of the standard and the rules that refused in both languages.
        """
        return self._call(
            "GET",
            "/api/v1/iso20022/messages/{id}/answers/{number}",
            path={"id": id, "number": number},
        )

    def get_transaction_transfer(
        self,
        id: str,
    ) -> bytes:
        """Take a completed payment away as a pacs.008, with what compliance said of it, signed.

        A pacs.008.001.08 with as much of payer and payee as the caller may know. `SplmtryData`
        carries the verdict in the namespace `urn:connect:iso20022:compliance:1`: its elements
        but `Signature`, as an object of texts by their names (`ScreeningList` as a list) in
        canonical JSON (RFC 8785), are what `Signature` signs, a detached JWS (RFC 7797) by a
        key of `GET /api/v1/keys`. `VerdictSha256` is of the verdict that `GET
        /transactions/{id}/why` gives the same caller, without facts, recomputedIdentical and
        evaluatedAt, in canonical JSON. The newest passport of the payment that holds and that
        the caller may see stands in a `SplmtryData` of its own behind it, in
        `urn:connect:iso20022:passport:1`.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}/pacs.008",
            path={"id": id},
        )
