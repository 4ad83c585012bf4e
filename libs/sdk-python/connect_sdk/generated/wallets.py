# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    BalanceProofDto,
    FreezeWalletDto,
    FundResultDto,
    FundWalletDto,
    MemoKeyDto,
    MemoKeysDto,
    MemoPublicKeyDto,
    Network,
    OpenWalletDto,
    ReportLanguage,
    SetLimitsDto,
    StatementFormat,
    TimeSort,
    WalletBalanceDto,
    WalletDto,
    WalletFlowsDto,
    WalletHistoryLineDto,
    WalletSort,
)


class WalletsService(Service):
    """Open, fund, read, limit and freeze wallets."""

    def list_wallets(
        self,
        *,
        network: Network | None = None,
        q: str | None = None,
        sort: WalletSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[WalletDto]:
        """List the wallets within your reach, newest first.

        You see your own wallets; an officer sees those of the bank’s customers, an
        administrator all.
        """
        return self._call(
            "GET",
            "/api/v1/wallets",
            query={"network": network, "q": q, "sort": sort, "limit": limit, "before": before},
        )

    def open_wallet(
        self,
        body: OpenWalletDto,
        *,
        idempotency_key: str | None = None,
    ) -> WalletDto:
        """Open a wallet.

        The address is made here. In the sandbox a wallet may start with money from the
        network’s issuer; officers open wallets for their bank’s customers.
        """
        return self._call(
            "POST",
            "/api/v1/wallets",
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def get_wallet(
        self,
        id: str,
    ) -> WalletDto:
        """Get one wallet.

        The balance is what is posted; available is that less what is held for pending payments.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}",
            path={"id": id},
        )

    def get_wallet_balance(
        self,
        id: str,
        *,
        at: str | None = None,
    ) -> WalletBalanceDto:
        """Get what a wallet holds now, or held at a moment.

        Reads the ledger account itself, so it is exact at the moment of the answer; for a
        moment, the entries from before it.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/balance",
            path={"id": id},
            query={"at": at},
        )

    def prove_wallet_balance(
        self,
        id: str,
    ) -> BalanceProofDto:
        """Prove what a wallet held after the newest sealed block.

        What is posted, the hashes beside its path to the root over all balances, and the signed
        head with that root. The SDK checks it without trusting this server. What is held is not
        part of it.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/balance-proof",
            path={"id": id},
        )

    def get_wallet_history(
        self,
        id: str,
        *,
        sort: TimeSort | None = None,
        limit: int | None = None,
        before: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> list[WalletHistoryLineDto]:
        """List the entries of a wallet, newest first.

        One line for each entry with the balance it leaves, so that the lines explain the
        balance.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/history",
            path={"id": id},
            query={"sort": sort, "limit": limit, "before": before, "from": from_, "to": to},
        )

    def export_wallet_history(
        self,
        id: str,
        *,
        format: str | None = None,
        from_: str | None = None,
        to: str | None = None,
    ) -> str:
        """Take the entries of a wallet away as a CSV file.

        The same lines as the history, as UTF-8 with a byte order mark. Cells that a spreadsheet
        would take for formulas are made plain text.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/history/export",
            path={"id": id},
            query={"format": format, "from": from_, "to": to},
        )

    def set_wallet_limits(
        self,
        id: str,
        body: SetLimitsDto,
    ) -> WalletDto:
        """Set how much a wallet may send.

        Limits bound one transaction and all of a day (UTC). Both are set together, and only
        null lifts one.
        """
        return self._call(
            "PUT",
            "/api/v1/wallets/{id}/limits",
            path={"id": id},
            body=body,
        )

    def freeze_wallet(
        self,
        id: str,
        body: FreezeWalletDto,
    ) -> WalletDto:
        """Freeze a wallet: it neither pays nor receives.

        Payments that wait stay held. The reason is kept in the audit trail.
        """
        return self._call(
            "POST",
            "/api/v1/wallets/{id}/freeze",
            path={"id": id},
            body=body,
        )

    def unfreeze_wallet(
        self,
        id: str,
        body: FreezeWalletDto,
    ) -> WalletDto:
        """Release a frozen wallet.

        The wallet pays and receives again from this moment. The reason is kept in the audit
        trail.
        """
        return self._call(
            "POST",
            "/api/v1/wallets/{id}/unfreeze",
            path={"id": id},
            body=body,
        )

    def get_wallet_flows(
        self,
        id: str,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> WalletFlowsDto:
        """Add up what a wallet paid to and received from each other account.

        From the entries of the ledger: what was held and not paid is no part of it. Another
        customer’s wallet goes by its owner’s name, as in the history.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/flows",
            path={"id": id},
            query={"from": from_, "to": to},
        )

    def fund_wallet(
        self,
        id: str,
        body: FundWalletDto,
        *,
        idempotency_key: str | None = None,
    ) -> FundResultDto:
        """Put sandbox money into a wallet.

        The network’s issuer pays it, so the ledger still balances. Only in sandbox mode.
        """
        return self._call(
            "POST",
            "/api/v1/wallets/{id}/fund",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def get_wallet_statement(
        self,
        id: str,
        *,
        from_: str,
        to: str,
        format: StatementFormat,
        time_zone: str | None = None,
        language: ReportLanguage | None = None,
    ) -> Any:
        """Take the statement of a wallet over some days away, signed.

        What it held before, each movement with the balance it left, fees told apart, and what
        it held afterwards. Movements are numbered without a gap from one statement to the next.
        A PDF carries its signature (PAdES). That of other forms comes in the header
        `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The
        statement of a period that is over is kept and the same bytes whenever it is asked for;
        one that is not is given up to now, and says that it is provisional. A camt.053 is of a
        period that is over, a camt.052 of one that is not, both in version .08.
        """
        return self._call(
            "GET",
            "/api/v1/wallets/{id}/statement",
            path={"id": id},
            query={"from": from_, "to": to, "timeZone": time_zone, "format": format, "language": language},
        )

    def get_statements(
        self,
        *,
        from_: str,
        to: str,
        format: StatementFormat,
        time_zone: str | None = None,
        language: ReportLanguage | None = None,
    ) -> Any:
        """Take the statements of all wallets within your reach over some days away, in one signed
        document.

        Of the wallets that were opened before the period ended, the oldest first; at most two
        hundred. A PDF carries its signature (PAdES). That of other forms comes in the header
        `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The
        statement of a period that is over is kept and the same bytes whenever it is asked for;
        one that is not is given up to now, and says that it is provisional. A camt.053 is of a
        period that is over, a camt.052 of one that is not, both in version .08.
        """
        return self._call(
            "GET",
            "/api/v1/statements",
            query={"from": from_, "to": to, "timeZone": time_zone, "format": format, "language": language},
        )

    def get_transaction_notification(
        self,
        id: str,
        *,
        wallet: str,
    ) -> bytes:
        """Take what a transaction moved on a wallet away, as a signed camt.054.

        One notification (`Ntfctn`) for each movement, as webhooks of the type
        `account.notification` are told of it, in version .08. Its detached signature comes in
        the header `x-jws-signature`.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}/camt.054",
            path={"id": id},
            query={"wallet": wallet},
        )

    def get_memo_keys(
        self,
        *,
        wallet: str,
    ) -> MemoKeysDto:
        """Get the keys to seal a memo for: compliance and the payee.

        A confidential memo is sealed where it is written, for these two alone, and sent as
        `sealedMemo`.
        """
        return self._call(
            "GET",
            "/api/v1/memo-keys",
            query={"wallet": wallet},
        )

    def set_memo_key(
        self,
        id: str,
        body: MemoPublicKeyDto,
    ) -> MemoKeyDto:
        """Say by which key memos to your wallet are read.

        The public half of a key on P-256 that you made; it takes the place of the one before.
        Memos that were sealed for the old key stay readable by the old key alone.
        """
        return self._call(
            "PUT",
            "/api/v1/wallets/{id}/memo-key",
            path={"id": id},
            body=body,
        )

    def remove_memo_key(
        self,
        id: str,
    ) -> None:
        """Take the memo key of your wallet away.

        Nobody can seal a memo for the wallet until it has a key again.
        """
        self._call(
            "DELETE",
            "/api/v1/wallets/{id}/memo-key",
            path={"id": id},
        )
