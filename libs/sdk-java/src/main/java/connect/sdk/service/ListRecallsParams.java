// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.RecallSide;
import connect.sdk.model.RecallState;

/** What may be said beside the request itself: List recalls, the last asked first. */
public final class ListRecallsParams extends Params {
    /** Those that stand so */
    public ListRecallsParams state(RecallState value) {
        query("state", value);
        return this;
    }

    /** Those that your side asked for, or received */
    public ListRecallsParams side(RecallSide value) {
        query("side", value);
        return this;
    }

    /** Those of one transaction, by its id or UETR */
    public ListRecallsParams transactionId(String value) {
        query("transactionId", value);
        return this;
    }

    /** How many at most */
    public ListRecallsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last recall of the page before */
    public ListRecallsParams before(String value) {
        query("before", value);
        return this;
    }
}
