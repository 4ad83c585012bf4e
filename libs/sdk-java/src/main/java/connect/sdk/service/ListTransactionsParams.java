// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.JudgedOutcome;
import connect.sdk.model.Network;
import connect.sdk.model.PurposeCode;
import connect.sdk.model.TransactionSort;
import connect.sdk.model.TransactionStatus;
import connect.sdk.model.TransactionType;

/** What may be said beside the request itself: List the transactions within your reach, newest first. */
public final class ListTransactionsParams extends Params {
    /** The network it moved on */
    public ListTransactionsParams network(Network value) {
        query("network", value);
        return this;
    }

    /** What kind it is */
    public ListTransactionsParams type(TransactionType value) {
        query("type", value);
        return this;
    }

    /** What became of it */
    public ListTransactionsParams status(TransactionStatus value) {
        query("status", value);
        return this;
    }

    /** A wallet’s id, address or IBAN: what it paid or received */
    public ListTransactionsParams wallet(String value) {
        query("wallet", value);
        return this;
    }

    /** A batch’s id: the payments sent with it */
    public ListTransactionsParams batch(String value) {
        query("batch", value);
        return this;
    }

    /**
     * A transaction id or UETR, an IBAN, an address, or part of a memo, a reference, a payee’s name or an address,
     * whatever the case, accents and spelling of letters; sealed memos are not searched
     */
    public ListTransactionsParams q(String value) {
        query("q", value);
        return this;
    }

    /** The payer’s reference, whole */
    public ListTransactionsParams reference(String value) {
        query("reference", value);
        return this;
    }

    /** Part of the payee’s name as the payer gave it */
    public ListTransactionsParams counterparty(String value) {
        query("counterparty", value);
        return this;
    }

    /** The purpose as it is coded */
    public ListTransactionsParams purposeCode(PurposeCode value) {
        query("purposeCode", value);
        return this;
    }

    /** The least amount */
    public ListTransactionsParams amountFrom(String value) {
        query("amountFrom", value);
        return this;
    }

    /** The largest amount */
    public ListTransactionsParams amountTo(String value) {
        query("amountTo", value);
        return this;
    }

    /** A rule that its verdict names, of what your side pays */
    public ListTransactionsParams rule(String value) {
        query("rule", value);
        return this;
    }

    /** What the rules made of it, of what your side pays */
    public ListTransactionsParams outcome(JudgedOutcome value) {
        query("outcome", value);
        return this;
    }

    /** A principle and how it stands (`pass`, `review` or `fail`), of what your side pays */
    public ListTransactionsParams principle(String value) {
        query("principle", value);
        return this;
    }

    /** A score from 0 to 100: the least */
    public ListTransactionsParams scoreFrom(long value) {
        query("scoreFrom", value);
        return this;
    }

    /** A score from 0 to 100: the largest */
    public ListTransactionsParams scoreTo(long value) {
        query("scoreTo", value);
        return this;
    }

    /** Who sent it */
    public ListTransactionsParams actor(String value) {
        query("actor", value);
        return this;
    }

    /** A key of its metadata and the whole value, of what your side pays */
    public ListTransactionsParams metadata(String value) {
        query("metadata", value);
        return this;
    }

    /** Sent at or after */
    public ListTransactionsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Sent before */
    public ListTransactionsParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListTransactionsParams sort(TransactionSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListTransactionsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id or UETR of the last transaction of the previous page */
    public ListTransactionsParams before(String value) {
        query("before", value);
        return this;
    }
}
