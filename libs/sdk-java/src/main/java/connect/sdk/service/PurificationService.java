// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Work out tainted income, set it aside, and pay it to approved charities. */
public final class PurificationService {
    private final Transport transport;

    public PurificationService(Transport transport) {
        this.transport = transport;
    }

    /** List charities, the last proposed first. With who proposed and who approved each, and what it was paid. */
    public List<CharityDto> listCharities() {
        return listCharities(new ListCharitiesParams());
    }

    /** List charities, the last proposed first. With who proposed and who approved each, and what it was paid. */
    public List<CharityDto> listCharities(ListCharitiesParams params) {
        return transport.list(new Call("GET", "/api/v1/purification/charities")
            .with(params), CharityDto.class);
    }

    /**
     * Propose a charity. At a wallet of somebody who is of no bank. Its name is sought in the lists of sanctions;
     * it is paid once another person approved it.
     */
    public CharityDto proposeCharity(ProposeCharityDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/charities")
            .body(body, "application/json"), CharityDto.class);
    }

    /** Approve or refuse a charity, as somebody who did not propose it. Whoever owns its wallet cannot either. */
    public CharityDto decideCharity(String id, DecideCharityDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/charities/{id}/decision")
            .path("id", id)
            .body(body, "application/json"), CharityDto.class);
    }

    /** Pay a charity no more. At once, and by one person: it only makes things safer. */
    public CharityDto withdrawCharity(String id, WithdrawCharityDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/charities/{id}/withdraw")
            .path("id", id)
            .body(body, "application/json"), CharityDto.class);
    }

    /**
     * Read what is tainted, purified and open, by bank and currency. Counted from what the ledger moved. What is
     * tainted is always what is purified and what is open.
     */
    public List<PurificationBalanceDto> getPurification() {
        return transport.list(new Call("GET", "/api/v1/purification"), PurificationBalanceDto.class);
    }

    /**
     * List tainted income, the newest first. Each with its arithmetic and the entries of the ledger by which it
     * came.
     */
    public List<TaintedIncomeDto> listTaintedIncome() {
        return listTaintedIncome(new ListTaintedIncomeParams());
    }

    /**
     * List tainted income, the newest first. Each with its arithmetic and the entries of the ledger by which it
     * came.
     */
    public List<TaintedIncomeDto> listTaintedIncome(ListTaintedIncomeParams params) {
        return transport.list(new Call("GET", "/api/v1/purification/tainted")
            .with(params), TaintedIncomeDto.class);
    }

    /**
     * Work out how much of an income is tainted. In whole minor units, rounded up in favour of charity. With
     * `dryRun=true` it is worked out and shown, and nothing is written.
     */
    public TaintedIncomeDto recordTaintedIncome(RecordTaintedDto body) {
        return recordTaintedIncome(body, new RecordTaintedIncomeParams());
    }

    /**
     * Work out how much of an income is tainted. In whole minor units, rounded up in favour of charity. With
     * `dryRun=true` it is worked out and shown, and nothing is written.
     */
    public TaintedIncomeDto recordTaintedIncome(RecordTaintedDto body, RecordTaintedIncomeParams params) {
        return transport.send(new Call("POST", "/api/v1/purification/tainted")
            .body(body, "application/json")
            .with(params), TaintedIncomeDto.class);
    }

    /**
     * Take up what late debtors of the bank’s contracts gave to charity. It is at charity already; each is taken
     * up once, however often it is asked for.
     */
    public TakenDonationsDto takeUpLateDonations() {
        return transport.send(new Call("POST", "/api/v1/purification/late-donations"), TakenDonationsDto.class);
    }

    /** Read tainted income. With its arithmetic and the entries of the ledger by which it came. */
    public TaintedIncomeDto getTaintedIncome(String id) {
        return transport.send(new Call("GET", "/api/v1/purification/tainted/{id}")
            .path("id", id), TaintedIncomeDto.class);
    }

    /**
     * Put right how much is tainted, by a row against it. What it was found to be stays written. What is set aside
     * never comes back.
     */
    public TaintedIncomeDto correctTaintedIncome(String id, CorrectTaintedDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/tainted/{id}/corrections")
            .path("id", id)
            .body(body, "application/json"), TaintedIncomeDto.class);
    }

    /**
     * List what was set aside and what was paid to charities, the newest first. With who proposed and who decided
     * each, and the payment that made it.
     */
    public List<PurificationMoveDto> listPurificationMoves() {
        return listPurificationMoves(new ListPurificationMovesParams());
    }

    /**
     * List what was set aside and what was paid to charities, the newest first. With who proposed and who decided
     * each, and the payment that made it.
     */
    public List<PurificationMoveDto> listPurificationMoves(ListPurificationMovesParams params) {
        return transport.list(new Call("GET", "/api/v1/purification/moves")
            .with(params), PurificationMoveDto.class);
    }

    /**
     * Propose to set aside what is open of tainted income. From a wallet of the bank’s own. Another person decides
     * it, and the money moves then.
     */
    public PurificationMoveDto proposeSetAside(ProposeSetAsideDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/set-asides")
            .body(body, "application/json"), PurificationMoveDto.class);
    }

    /**
     * Propose to pay an approved charity out of what is set aside. Another person decides it, and the money moves
     * then, along the road of all payments.
     */
    public PurificationMoveDto proposePayout(ProposePayoutDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/payouts")
            .body(body, "application/json"), PurificationMoveDto.class);
    }

    /**
     * Approve or refuse a move, as somebody who did not propose it. What is approved is paid at once, judged by
     * the rules like any payment and without a fee; what an officer would have to review is not paid.
     */
    public PurificationMoveDto decidePurificationMove(String id, DecideMoveDto body) {
        return transport.send(new Call("POST", "/api/v1/purification/moves/{id}/decision")
            .path("id", id)
            .body(body, "application/json"), PurificationMoveDto.class);
    }
}
