// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List tainted income, the newest first. */
public final class ListTaintedIncomeParams extends Params {
    /** How many at most */
    public ListTaintedIncomeParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last one of the page before */
    public ListTaintedIncomeParams before(String value) {
        query("before", value);
        return this;
    }

    /** That which belongs to an event of the register */
    public ListTaintedIncomeParams eventId(String value) {
        query("eventId", value);
        return this;
    }

    /** That which a payment brought, by its id or UETR */
    public ListTaintedIncomeParams transactionId(String value) {
        query("transactionId", value);
        return this;
    }
}
