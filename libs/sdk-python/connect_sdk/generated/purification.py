# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    CharityDto,
    CorrectTaintedDto,
    DecideCharityDto,
    DecideMoveDto,
    ProposeCharityDto,
    ProposePayoutDto,
    ProposeSetAsideDto,
    PurificationBalanceDto,
    PurificationMoveDto,
    PurificationState,
    RecordTaintedDto,
    TaintedIncomeDto,
    TakenDonationsDto,
    WithdrawCharityDto,
)


class PurificationService(Service):
    """Work out tainted income, set it aside, and pay it to approved charities."""

    def list_charities(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[CharityDto]:
        """List charities, the last proposed first.

        With who proposed and who approved each, and what it was paid.
        """
        return self._call(
            "GET",
            "/api/v1/purification/charities",
            query={"limit": limit, "before": before},
        )

    def propose_charity(
        self,
        body: ProposeCharityDto,
    ) -> CharityDto:
        """Propose a charity.

        At a wallet of somebody who is of no bank. Its name is sought in the lists of sanctions;
        it is paid once another person approved it.
        """
        return self._call(
            "POST",
            "/api/v1/purification/charities",
            body=body,
        )

    def decide_charity(
        self,
        id: str,
        body: DecideCharityDto,
    ) -> CharityDto:
        """Approve or refuse a charity, as somebody who did not propose it.

        Whoever owns its wallet cannot either.
        """
        return self._call(
            "POST",
            "/api/v1/purification/charities/{id}/decision",
            path={"id": id},
            body=body,
        )

    def withdraw_charity(
        self,
        id: str,
        body: WithdrawCharityDto,
    ) -> CharityDto:
        """Pay a charity no more.

        At once, and by one person: it only makes things safer.
        """
        return self._call(
            "POST",
            "/api/v1/purification/charities/{id}/withdraw",
            path={"id": id},
            body=body,
        )

    def get_purification(
        self,
    ) -> list[PurificationBalanceDto]:
        """Read what is tainted, purified and open, by bank and currency.

        Counted from what the ledger moved. What is tainted is always what is purified and what
        is open.
        """
        return self._call(
            "GET",
            "/api/v1/purification",
        )

    def list_tainted_income(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
        event_id: str | None = None,
        transaction_id: str | None = None,
    ) -> list[TaintedIncomeDto]:
        """List tainted income, the newest first.

        Each with its arithmetic and the entries of the ledger by which it came.
        """
        return self._call(
            "GET",
            "/api/v1/purification/tainted",
            query={"limit": limit, "before": before, "eventId": event_id, "transactionId": transaction_id},
        )

    def record_tainted_income(
        self,
        body: RecordTaintedDto,
        *,
        dry_run: str | None = None,
    ) -> TaintedIncomeDto:
        """Work out how much of an income is tainted.

        In whole minor units, rounded up in favour of charity. With `dryRun=true` it is worked
        out and shown, and nothing is written.
        """
        return self._call(
            "POST",
            "/api/v1/purification/tainted",
            query={"dryRun": dry_run},
            body=body,
        )

    def take_up_late_donations(
        self,
    ) -> TakenDonationsDto:
        """Take up what late debtors of the bank’s contracts gave to charity.

        It is at charity already; each is taken up once, however often it is asked for.
        """
        return self._call(
            "POST",
            "/api/v1/purification/late-donations",
        )

    def get_tainted_income(
        self,
        id: str,
    ) -> TaintedIncomeDto:
        """Read tainted income.

        With its arithmetic and the entries of the ledger by which it came.
        """
        return self._call(
            "GET",
            "/api/v1/purification/tainted/{id}",
            path={"id": id},
        )

    def correct_tainted_income(
        self,
        id: str,
        body: CorrectTaintedDto,
    ) -> TaintedIncomeDto:
        """Put right how much is tainted, by a row against it.

        What it was found to be stays written. What is set aside never comes back.
        """
        return self._call(
            "POST",
            "/api/v1/purification/tainted/{id}/corrections",
            path={"id": id},
            body=body,
        )

    def list_purification_moves(
        self,
        *,
        limit: int | None = None,
        before: str | None = None,
        state: PurificationState | None = None,
    ) -> list[PurificationMoveDto]:
        """List what was set aside and what was paid to charities, the newest first.

        With who proposed and who decided each, and the payment that made it.
        """
        return self._call(
            "GET",
            "/api/v1/purification/moves",
            query={"limit": limit, "before": before, "state": state},
        )

    def propose_set_aside(
        self,
        body: ProposeSetAsideDto,
    ) -> PurificationMoveDto:
        """Propose to set aside what is open of tainted income.

        From a wallet of the bank’s own. Another person decides it, and the money moves then.
        """
        return self._call(
            "POST",
            "/api/v1/purification/set-asides",
            body=body,
        )

    def propose_payout(
        self,
        body: ProposePayoutDto,
    ) -> PurificationMoveDto:
        """Propose to pay an approved charity out of what is set aside.

        Another person decides it, and the money moves then, along the road of all payments.
        """
        return self._call(
            "POST",
            "/api/v1/purification/payouts",
            body=body,
        )

    def decide_purification_move(
        self,
        id: str,
        body: DecideMoveDto,
    ) -> PurificationMoveDto:
        """Approve or refuse a move, as somebody who did not propose it.

        What is approved is paid at once, judged by the rules like any payment and without a
        fee; what an officer would have to review is not paid.
        """
        return self._call(
            "POST",
            "/api/v1/purification/moves/{id}/decision",
            path={"id": id},
            body=body,
        )
