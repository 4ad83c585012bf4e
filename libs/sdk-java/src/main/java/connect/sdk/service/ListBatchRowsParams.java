// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.BatchRowState;

/** What may be said beside the request itself: List the rows of a batch, paid and refused, in the order of the request. */
public final class ListBatchRowsParams extends Params {
    /** What became of them */
    public ListBatchRowsParams status(BatchRowState value) {
        query("status", value);
        return this;
    }

    /** How many rows to pass over */
    public ListBatchRowsParams skip(long value) {
        query("skip", value);
        return this;
    }

    /** How many at most */
    public ListBatchRowsParams limit(long value) {
        query("limit", value);
        return this;
    }
}
