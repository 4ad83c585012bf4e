// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Network;
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

    /** A wallet’s id or address: what it paid or received */
    public ListTransactionsParams wallet(String value) {
        query("wallet", value);
        return this;
    }

    /** A batch’s id: the payments sent with it */
    public ListTransactionsParams batch(String value) {
        query("batch", value);
        return this;
    }

    /** A transaction id, or part of a memo */
    public ListTransactionsParams q(String value) {
        query("q", value);
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

    /** The id of the last transaction of the previous page */
    public ListTransactionsParams before(String value) {
        query("before", value);
        return this;
    }
}
