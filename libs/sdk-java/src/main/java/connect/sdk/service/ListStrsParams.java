// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.StrState;

/** What may be said beside the request itself: List suspicious-transaction reports, the newest first. */
public final class ListStrsParams extends Params {
    /** Only those that stand so */
    public ListStrsParams state(StrState value) {
        query("state", value);
        return this;
    }

    /** Only those about this payment */
    public ListStrsParams transactionId(String value) {
        query("transactionId", value);
        return this;
    }

    /** How many at most */
    public ListStrsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last report of the page before */
    public ListStrsParams before(String value) {
        query("before", value);
        return this;
    }
}
