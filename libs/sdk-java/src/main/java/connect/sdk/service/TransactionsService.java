// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Send money and follow what becomes of it. */
public final class TransactionsService {
    private final Transport transport;

    public TransactionsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Judge a transfer and, when it complies, post it. A complying transfer is posted with its fee in one step, or
     * waits when it carries conditions. A refusal by the rules is recorded and answered with 422 and the verdict.
     * `dryRun=true` gives the same answer and writes nothing; a name that it compares counts as a confirmation of
     * payee.
     */
    public SendResultDto sendTransaction(SendTransactionDto body) {
        return sendTransaction(body, new SendTransactionParams());
    }

    /**
     * Judge a transfer and, when it complies, post it. A complying transfer is posted with its fee in one step, or
     * waits when it carries conditions. A refusal by the rules is recorded and answered with 422 and the verdict.
     * `dryRun=true` gives the same answer and writes nothing; a name that it compares counts as a confirmation of
     * payee.
     */
    public SendResultDto sendTransaction(SendTransactionDto body, SendTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/send")
            .body(body, "application/json")
            .keyed()
            .with(params), SendResultDto.class);
    }

    /**
     * List the transactions within your reach, newest first. You see what your wallets paid or received; an
     * officer sees those of the bank’s customers, an administrator all. Filters combine. Ordering by amount reads
     * all that fit.
     */
    public List<TransactionDto> listTransactions() {
        return listTransactions(new ListTransactionsParams());
    }

    /**
     * List the transactions within your reach, newest first. You see what your wallets paid or received; an
     * officer sees those of the bank’s customers, an administrator all. Filters combine. Ordering by amount reads
     * all that fit.
     */
    public List<TransactionDto> listTransactions(ListTransactionsParams params) {
        return transport.list(new Call("GET", "/api/v1/transactions")
            .with(params), TransactionDto.class);
    }

    /**
     * Take the transactions that match a filter away as a file. CSV is UTF-8 with a byte order mark, and cells
     * that a spreadsheet would take for formulas are made plain text. PDF is for reading, in English or Arabic,
     * signed (PAdES), and holds at most five hundred. The log records who took what.
     */
    public Object exportTransactions() {
        return exportTransactions(new ExportTransactionsParams());
    }

    /**
     * Take the transactions that match a filter away as a file. CSV is UTF-8 with a byte order mark, and cells
     * that a spreadsheet would take for formulas are made plain text. PDF is for reading, in English or Arabic,
     * signed (PAdES), and holds at most five hundred. The log records who took what.
     */
    public Object exportTransactions(ExportTransactionsParams params) {
        return transport.send(new Call("GET", "/api/v1/transactions/export")
            .with(params), Object.class);
    }

    /**
     * Find a transaction in the sealed chain. Tells the block that the transaction’s event was sealed in, and what
     * was checked before it was posted. The block fields are null until it is sealed, about a second after it was
     * sent.
     */
    public VerificationDto verifyTransaction(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/{id}/verify")
            .path("id", id), VerificationDto.class);
    }

    /**
     * Show the verdict that decided a transaction. Gives the rules that fired with their evidence and sources, the
     * facts that were judged, and whether judging them again gives the same bytes.
     */
    public WhyDto explainTransaction(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/{id}/why")
            .path("id", id), WhyDto.class);
    }

    /**
     * Open a sealed memo as compliance; recorded in the audit log. Gives the words, and the verdict with them as
     * evidence, to officers of the payer’s bank and administrators. The payee opens `sealedMemo` with the key of
     * the wallet instead.
     */
    public OpenedMemoDto openMemo(String id) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/memo/open")
            .path("id", id), OpenedMemoDto.class);
    }

    /**
     * Send up to 10,000 payments from one wallet. All payments are judged before any is posted. They are sent all
     * or nothing, or each for itself in runs of five hundred. `dryRun=true` tells what would become of each; names
     * that do not fit, and all where a wallet is given several, count as a confirmation of payee does, for each
     * wallet.
     */
    public BatchResultDto sendBatch(SendBatchDto body) {
        return sendBatch(body, new SendBatchParams());
    }

    /**
     * Send up to 10,000 payments from one wallet. All payments are judged before any is posted. They are sent all
     * or nothing, or each for itself in runs of five hundred. `dryRun=true` tells what would become of each; names
     * that do not fit, and all where a wallet is given several, count as a confirmation of payee does, for each
     * wallet.
     */
    public BatchResultDto sendBatch(SendBatchDto body, SendBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batch")
            .body(body, "application/json")
            .keyed()
            .with(params), BatchResultDto.class);
    }

    /**
     * Find rows that look like payments of the last 90 days. The same payee and amount, and the same reference
     * where both have one, paid from wallets of the same owner at the same bank. Nothing is written; `dryRun` of
     * the batch itself tells what would become of each row.
     */
    public BatchCheckDto checkBatch(CheckBatchDto body) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/check")
            .body(body, "application/json"), BatchCheckDto.class);
    }

    /**
     * List the batches paid within your reach, newest first. An officer sees the batches paid by the bank’s
     * customers, others their own.
     */
    public List<BatchDto> listBatches() {
        return listBatches(new ListBatchesParams());
    }

    /**
     * List the batches paid within your reach, newest first. An officer sees the batches paid by the bank’s
     * customers, others their own.
     */
    public List<BatchDto> listBatches(ListBatchesParams params) {
        return transport.list(new Call("GET", "/api/v1/transactions/batches")
            .with(params), BatchDto.class);
    }

    /**
     * Get how far a batch is and where its payments stand. Counts the payments by state while the batch is being
     * sent and afterwards, and names the actions you may take now.
     */
    public BatchLifeDto getBatch(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/batches/{id}")
            .path("id", id), BatchLifeDto.class);
    }

    /**
     * List the rows of a batch, paid and refused, in the order of the request. Refused rows are kept for good as
     * they were sent, each with what it was refused for.
     */
    public List<BatchRowDto> listBatchRows(String id) {
        return listBatchRows(id, new ListBatchRowsParams());
    }

    /**
     * List the rows of a batch, paid and refused, in the order of the request. Refused rows are kept for good as
     * they were sent, each with what it was refused for.
     */
    public List<BatchRowDto> listBatchRows(String id, ListBatchRowsParams params) {
        return transport.list(new Call("GET", "/api/v1/transactions/batches/{id}/rows")
            .path("id", id)
            .with(params), BatchRowDto.class);
    }

    /**
     * Approve all payments of a batch that need several officers. Counts as one approval of each; whoever sent the
     * batch never counts.
     */
    public BatchStepResultDto approveBatch(String id) {
        return approveBatch(id, new ApproveBatchParams());
    }

    /**
     * Approve all payments of a batch that need several officers. Counts as one approval of each; whoever sent the
     * batch never counts.
     */
    public BatchStepResultDto approveBatch(String id, ApproveBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/{id}/approve")
            .path("id", id)
            .keyed()
            .with(params), BatchStepResultDto.class);
    }

    /**
     * Reject all payments of a batch that need several officers; one rejection is final. Their held money is free
     * again at once.
     */
    public BatchStepResultDto rejectBatch(String id) {
        return rejectBatch(id, new RejectBatchParams());
    }

    /**
     * Reject all payments of a batch that need several officers; one rejection is final. Their held money is free
     * again at once.
     */
    public BatchStepResultDto rejectBatch(String id, RejectBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/{id}/reject")
            .path("id", id)
            .keyed()
            .with(params), BatchStepResultDto.class);
    }

    /** Release what is left in escrow of a batch to its payees. Payments that are not in escrow stay as they are. */
    public BatchStepResultDto releaseBatch(String id) {
        return releaseBatch(id, new ReleaseBatchParams());
    }

    /** Release what is left in escrow of a batch to its payees. Payments that are not in escrow stay as they are. */
    public BatchStepResultDto releaseBatch(String id, ReleaseBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/{id}/release")
            .path("id", id)
            .keyed()
            .with(params), BatchStepResultDto.class);
    }

    /** Return what is left in escrow of a batch to the payer. Parts that were released stay paid. */
    public BatchStepResultDto refundBatch(String id) {
        return refundBatch(id, new RefundBatchParams());
    }

    /** Return what is left in escrow of a batch to the payer. Parts that were released stay paid. */
    public BatchStepResultDto refundBatch(String id, RefundBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/{id}/refund")
            .path("id", id)
            .keyed()
            .with(params), BatchStepResultDto.class);
    }

    /**
     * Stop a batch that is being sent, and take back its payments that wait for approval. Payments that were
     * posted already stay posted.
     */
    public BatchStepResultDto cancelBatch(String id) {
        return cancelBatch(id, new CancelBatchParams());
    }

    /**
     * Stop a batch that is being sent, and take back its payments that wait for approval. Payments that were
     * posted already stay posted.
     */
    public BatchStepResultDto cancelBatch(String id, CancelBatchParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/batches/{id}/cancel")
            .path("id", id)
            .keyed()
            .with(params), BatchStepResultDto.class);
    }

    /**
     * Get one transaction with its life so far. With its postings, its timeline, the approvals given, and the
     * actions you may take now.
     */
    public TransactionLifeDto getTransaction(String id) {
        return transport.send(new Call("GET", "/api/v1/transactions/{id}")
            .path("id", id), TransactionLifeDto.class);
    }

    /**
     * Approve a payment that needs several officers. Each officer approves once, bound to the terms of the
     * payment; whoever sent it never counts. The last approval needed lets it go on.
     */
    public ActionResultDto approveTransaction(String id) {
        return approveTransaction(id, new ApproveTransactionParams());
    }

    /**
     * Approve a payment that needs several officers. Each officer approves once, bound to the terms of the
     * payment; whoever sent it never counts. The last approval needed lets it go on.
     */
    public ActionResultDto approveTransaction(String id, ApproveTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/approve")
            .path("id", id)
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /** Reject a payment that needs several officers; one rejection is final. The held money is free again at once. */
    public ActionResultDto rejectTransaction(String id) {
        return rejectTransaction(id, new RejectTransactionParams());
    }

    /** Reject a payment that needs several officers; one rejection is final. The held money is free again at once. */
    public ActionResultDto rejectTransaction(String id, RejectTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/reject")
            .path("id", id)
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /**
     * Release money from escrow to the payee, all or part of it. Without an amount all of the rest is paid. The
     * zakat of all parts sums to that of the whole.
     */
    public ActionResultDto releaseEscrow(String id, ReleaseEscrowDto body) {
        return releaseEscrow(id, body, new ReleaseEscrowParams());
    }

    /**
     * Release money from escrow to the payee, all or part of it. Without an amount all of the rest is paid. The
     * zakat of all parts sums to that of the whole.
     */
    public ActionResultDto releaseEscrow(String id, ReleaseEscrowDto body, ReleaseEscrowParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/release")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /**
     * Return what is left in escrow to the payer. The rest goes back to the payer; parts that were released stay
     * paid.
     */
    public ActionResultDto refundEscrow(String id) {
        return refundEscrow(id, new RefundEscrowParams());
    }

    /**
     * Return what is left in escrow to the payer. The rest goes back to the payer; parts that were released stay
     * paid.
     */
    public ActionResultDto refundEscrow(String id, RefundEscrowParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/refund")
            .path("id", id)
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /**
     * Take back a payment that waits for approval. The person who sent it takes it back; the held money is free
     * again at once.
     */
    public ActionResultDto cancelTransaction(String id) {
        return cancelTransaction(id, new CancelTransactionParams());
    }

    /**
     * Take back a payment that waits for approval. The person who sent it takes it back; the held money is free
     * again at once.
     */
    public ActionResultDto cancelTransaction(String id, CancelTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/cancel")
            .path("id", id)
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /**
     * Read when one person is not enough. What officers and administrators do not do alone with the money of
     * others. Everybody does all of it alone with their own.
     */
    public FourEyesDto getFourEyes() {
        return transport.send(new Call("GET", "/api/v1/four-eyes"), FourEyesDto.class);
    }

    /**
     * Return a completed payment by a new, linked transaction. The payee gives the money back; the first payment
     * stays as it was, marked as reversed. It accepts a recall that is open.
     */
    public ActionResultDto reverseTransaction(String id, ReverseTransactionDto body) {
        return reverseTransaction(id, body, new ReverseTransactionParams());
    }

    /**
     * Return a completed payment by a new, linked transaction. The payee gives the money back; the first payment
     * stays as it was, marked as reversed. It accepts a recall that is open.
     */
    public ActionResultDto reverseTransaction(String id, ReverseTransactionDto body, ReverseTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/reverse")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), ActionResultDto.class);
    }

    /**
     * Ask to have a payment back. For the payer’s side. A payment that waits is cancelled, or taken out of escrow,
     * where you may do that, and the recall is `cancelled`. Of a completed one the payee decides: the recall is
     * `open` until it is answered, or fifteen business days are over. A payment can be asked back for thirteen
     * months, three times.
     */
    public RecallDto recallTransaction(String id, RequestRecallDto body) {
        return recallTransaction(id, body, new RecallTransactionParams());
    }

    /**
     * Ask to have a payment back. For the payer’s side. A payment that waits is cancelled, or taken out of escrow,
     * where you may do that, and the recall is `cancelled`. Of a completed one the payee decides: the recall is
     * `open` until it is answered, or fifteen business days are over. A payment can be asked back for thirteen
     * months, three times.
     */
    public RecallDto recallTransaction(String id, RequestRecallDto body, RecallTransactionParams params) {
        return transport.send(new Call("POST", "/api/v1/transactions/{id}/recall")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), RecallDto.class);
    }

    /**
     * List recalls, the last asked first. Of all payments that you may see, as their payer’s or as their payee’s
     * side.
     */
    public List<RecallDto> listRecalls() {
        return listRecalls(new ListRecallsParams());
    }

    /**
     * List recalls, the last asked first. Of all payments that you may see, as their payer’s or as their payee’s
     * side.
     */
    public List<RecallDto> listRecalls(ListRecallsParams params) {
        return transport.list(new Call("GET", "/api/v1/recalls")
            .with(params), RecallDto.class);
    }

    /** Read a recall. Who asked for which payment and why, and what became of it. */
    public RecallDto getRecall(String id) {
        return transport.send(new Call("GET", "/api/v1/recalls/{id}")
            .path("id", id), RecallDto.class);
    }

    /**
     * Answer a recall for the payee. Whoever may spend from the payee’s wallet accepts it, which returns the money
     * at once by a reversal, or refuses it with a reason. Whoever asked for it cannot, but for the owner of the
     * money.
     */
    public RecallDto decideRecall(String id, DecideRecallDto body) {
        return decideRecall(id, body, new DecideRecallParams());
    }

    /**
     * Answer a recall for the payee. Whoever may spend from the payee’s wallet accepts it, which returns the money
     * at once by a reversal, or refuses it with a reason. Whoever asked for it cannot, but for the owner of the
     * money.
     */
    public RecallDto decideRecall(String id, DecideRecallDto body, DecideRecallParams params) {
        return transport.send(new Call("POST", "/api/v1/recalls/{id}/decision")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), RecallDto.class);
    }
}
