# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ActionResultDto,
    BatchCheckDto,
    BatchDto,
    BatchLifeDto,
    BatchResultDto,
    BatchRowDto,
    BatchRowState,
    BatchSort,
    BatchState,
    BatchStepResultDto,
    CheckBatchDto,
    DecideRecallDto,
    DocumentLanguage,
    FourEyesDto,
    JudgedOutcome,
    Network,
    OpenedMemoDto,
    PurposeCode,
    RecallDto,
    RecallSide,
    RecallState,
    ReleaseEscrowDto,
    RequestRecallDto,
    ReverseTransactionDto,
    SendBatchDto,
    SendResultDto,
    SendTransactionDto,
    TransactionDto,
    TransactionExportFormat,
    TransactionLifeDto,
    TransactionSort,
    TransactionStatus,
    TransactionType,
    VerificationDto,
    WhyDto,
)


class TransactionsService(Service):
    """Send money and follow what becomes of it."""

    def send_transaction(
        self,
        body: SendTransactionDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> SendResultDto:
        """Judge a transfer and, when it complies, post it.

        A complying transfer is posted with its fee in one step, or waits when it carries
        conditions. A refusal by the rules is recorded and answered with 422 and the verdict.
        `dryRun=true` gives the same answer and writes nothing; a name that it compares counts
        as a confirmation of payee.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/send",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def list_transactions(
        self,
        *,
        network: Network | None = None,
        type: TransactionType | None = None,
        status: TransactionStatus | None = None,
        wallet: str | None = None,
        batch: str | None = None,
        q: str | None = None,
        reference: str | None = None,
        counterparty: str | None = None,
        purpose_code: PurposeCode | None = None,
        amount_from: str | None = None,
        amount_to: str | None = None,
        rule: str | None = None,
        outcome: JudgedOutcome | None = None,
        principle: str | None = None,
        score_from: int | None = None,
        score_to: int | None = None,
        actor: str | None = None,
        metadata: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: TransactionSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[TransactionDto]:
        """List the transactions within your reach, newest first.

        You see what your wallets paid or received; an officer sees those of the bank’s
        customers, an administrator all. Filters combine. Ordering by amount reads all that fit.
        """
        return self._call(
            "GET",
            "/api/v1/transactions",
            query={
                "network": network,
                "type": type,
                "status": status,
                "wallet": wallet,
                "batch": batch,
                "q": q,
                "reference": reference,
                "counterparty": counterparty,
                "purposeCode": purpose_code,
                "amountFrom": amount_from,
                "amountTo": amount_to,
                "rule": rule,
                "outcome": outcome,
                "principle": principle,
                "scoreFrom": score_from,
                "scoreTo": score_to,
                "actor": actor,
                "metadata": metadata,
                "from": from_,
                "to": to,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def export_transactions(
        self,
        *,
        network: Network | None = None,
        type: TransactionType | None = None,
        status: TransactionStatus | None = None,
        wallet: str | None = None,
        batch: str | None = None,
        q: str | None = None,
        reference: str | None = None,
        counterparty: str | None = None,
        purpose_code: PurposeCode | None = None,
        amount_from: str | None = None,
        amount_to: str | None = None,
        rule: str | None = None,
        outcome: JudgedOutcome | None = None,
        principle: str | None = None,
        score_from: int | None = None,
        score_to: int | None = None,
        actor: str | None = None,
        metadata: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: TransactionSort | None = None,
        format: TransactionExportFormat | None = None,
        lang: DocumentLanguage | None = None,
    ) -> Any:
        """Take the transactions that match a filter away as a file.

        CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for
        formulas are made plain text. PDF is for reading, in English or Arabic, signed (PAdES),
        and holds at most five hundred. The log records who took what.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/export",
            query={
                "network": network,
                "type": type,
                "status": status,
                "wallet": wallet,
                "batch": batch,
                "q": q,
                "reference": reference,
                "counterparty": counterparty,
                "purposeCode": purpose_code,
                "amountFrom": amount_from,
                "amountTo": amount_to,
                "rule": rule,
                "outcome": outcome,
                "principle": principle,
                "scoreFrom": score_from,
                "scoreTo": score_to,
                "actor": actor,
                "metadata": metadata,
                "from": from_,
                "to": to,
                "sort": sort,
                "format": format,
                "lang": lang,
            },
        )

    def verify_transaction(
        self,
        id: str,
    ) -> VerificationDto:
        """Find a transaction in the sealed chain.

        Tells the block that the transaction’s event was sealed in, and what was checked before
        it was posted. The block fields are null until it is sealed, about a second after it was
        sent.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}/verify",
            path={"id": id},
        )

    def explain_transaction(
        self,
        id: str,
    ) -> WhyDto:
        """Show the verdict that decided a transaction.

        Gives the rules that fired with their evidence and sources, the facts that were judged,
        and whether judging them again gives the same bytes.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}/why",
            path={"id": id},
        )

    def open_memo(
        self,
        id: str,
    ) -> OpenedMemoDto:
        """Open a sealed memo as compliance; recorded in the audit log.

        Gives the words, and the verdict with them as evidence, to officers of the payer’s bank
        and administrators. The payee opens `sealedMemo` with the key of the wallet instead.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/memo/open",
            path={"id": id},
        )

    def send_batch(
        self,
        body: SendBatchDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> BatchResultDto:
        """Send up to 10,000 payments from one wallet.

        All payments are judged before any is posted. They are sent all or nothing, or each for
        itself in runs of five hundred. `dryRun=true` tells what would become of each; names
        that do not fit, and all where a wallet is given several, count as a confirmation of
        payee does, for each wallet.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batch",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def check_batch(
        self,
        body: CheckBatchDto,
    ) -> BatchCheckDto:
        """Find rows that look like payments of the last 90 days.

        The same payee and amount, and the same reference where both have one, paid from wallets
        of the same owner at the same bank. Nothing is written; `dryRun` of the batch itself
        tells what would become of each row.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/check",
            body=body,
        )

    def list_batches(
        self,
        *,
        q: str | None = None,
        state: BatchState | None = None,
        from_: str | None = None,
        to: str | None = None,
        sort: BatchSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[BatchDto]:
        """List the batches paid within your reach, newest first.

        An officer sees the batches paid by the bank’s customers, others their own.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/batches",
            query={
                "q": q,
                "state": state,
                "from": from_,
                "to": to,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def get_batch(
        self,
        id: str,
    ) -> BatchLifeDto:
        """Get how far a batch is and where its payments stand.

        Counts the payments by state while the batch is being sent and afterwards, and names the
        actions you may take now.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/batches/{id}",
            path={"id": id},
        )

    def list_batch_rows(
        self,
        id: str,
        *,
        status: BatchRowState | None = None,
        skip: int | None = None,
        limit: int | None = None,
    ) -> list[BatchRowDto]:
        """List the rows of a batch, paid and refused, in the order of the request.

        Refused rows are kept for good as they were sent, each with what it was refused for.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/batches/{id}/rows",
            path={"id": id},
            query={"status": status, "skip": skip, "limit": limit},
        )

    def approve_batch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> BatchStepResultDto:
        """Approve all payments of a batch that need several officers.

        Counts as one approval of each; whoever sent the batch never counts.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/{id}/approve",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def reject_batch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> BatchStepResultDto:
        """Reject all payments of a batch that need several officers; one rejection is final.

        Their held money is free again at once.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/{id}/reject",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def release_batch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> BatchStepResultDto:
        """Release what is left in escrow of a batch to its payees.

        Payments that are not in escrow stay as they are.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/{id}/release",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def refund_batch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> BatchStepResultDto:
        """Return what is left in escrow of a batch to the payer.

        Parts that were released stay paid.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/{id}/refund",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def cancel_batch(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> BatchStepResultDto:
        """Stop a batch that is being sent, and take back its payments that wait for approval.

        Payments that were posted already stay posted.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/batches/{id}/cancel",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def get_transaction(
        self,
        id: str,
    ) -> TransactionLifeDto:
        """Get one transaction with its life so far.

        With its postings, its timeline, the approvals given, and the actions you may take now.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/{id}",
            path={"id": id},
        )

    def approve_transaction(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Approve a payment that needs several officers.

        Each officer approves once, bound to the terms of the payment; whoever sent it never
        counts. The last approval needed lets it go on.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/approve",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def reject_transaction(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Reject a payment that needs several officers; one rejection is final.

        The held money is free again at once.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/reject",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def release_escrow(
        self,
        id: str,
        body: ReleaseEscrowDto,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Release money from escrow to the payee, all or part of it.

        Without an amount all of the rest is paid. The zakat of all parts sums to that of the
        whole.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/release",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def refund_escrow(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Return what is left in escrow to the payer.

        The rest goes back to the payer; parts that were released stay paid.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/refund",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def cancel_transaction(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Take back a payment that waits for approval.

        The person who sent it takes it back; the held money is free again at once.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/cancel",
            path={"id": id},
            keyed=True, idempotency_key=idempotency_key,
        )

    def get_four_eyes(
        self,
    ) -> FourEyesDto:
        """Read when one person is not enough.

        What officers and administrators do not do alone with the money of others. Everybody
        does all of it alone with their own.
        """
        return self._call(
            "GET",
            "/api/v1/four-eyes",
        )

    def reverse_transaction(
        self,
        id: str,
        body: ReverseTransactionDto,
        *,
        idempotency_key: str | None = None,
    ) -> ActionResultDto:
        """Return a completed payment by a new, linked transaction.

        The payee gives the money back; the first payment stays as it was, marked as reversed.
        It accepts a recall that is open.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/reverse",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def recall_transaction(
        self,
        id: str,
        body: RequestRecallDto,
        *,
        idempotency_key: str | None = None,
    ) -> RecallDto:
        """Ask to have a payment back.

        For the payer’s side. A payment that waits is cancelled, or taken out of escrow, where
        you may do that, and the recall is `cancelled`. Of a completed one the payee decides:
        the recall is `open` until it is answered, or fifteen business days are over. A payment
        can be asked back for thirteen months, three times.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/{id}/recall",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def list_recalls(
        self,
        *,
        state: RecallState | None = None,
        side: RecallSide | None = None,
        transaction_id: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[RecallDto]:
        """List recalls, the last asked first.

        Of all payments that you may see, as their payer’s or as their payee’s side.
        """
        return self._call(
            "GET",
            "/api/v1/recalls",
            query={
                "state": state,
                "side": side,
                "transactionId": transaction_id,
                "limit": limit,
                "before": before,
            },
        )

    def get_recall(
        self,
        id: str,
    ) -> RecallDto:
        """Read a recall.

        Who asked for which payment and why, and what became of it.
        """
        return self._call(
            "GET",
            "/api/v1/recalls/{id}",
            path={"id": id},
        )

    def decide_recall(
        self,
        id: str,
        body: DecideRecallDto,
        *,
        idempotency_key: str | None = None,
    ) -> RecallDto:
        """Answer a recall for the payee.

        Whoever may spend from the payee’s wallet accepts it, which returns the money at once by
        a reversal, or refuses it with a reason. Whoever asked for it cannot, but for the owner
        of the money.
        """
        return self._call(
            "POST",
            "/api/v1/recalls/{id}/decision",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )
