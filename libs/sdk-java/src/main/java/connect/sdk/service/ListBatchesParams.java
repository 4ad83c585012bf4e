// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.BatchSort;
import connect.sdk.model.BatchState;

/** What may be said beside the request itself: List the batches paid within your reach, newest first. */
public final class ListBatchesParams extends Params {
    /** Part of the memo, of the paying wallet’s address, or of the sender’s name; or an IBAN */
    public ListBatchesParams q(String value) {
        query("q", value);
        return this;
    }

    /** The state it is in */
    public ListBatchesParams state(BatchState value) {
        query("state", value);
        return this;
    }

    /** Sent at or after */
    public ListBatchesParams from(String value) {
        query("from", value);
        return this;
    }

    /** Sent before */
    public ListBatchesParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListBatchesParams sort(BatchSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListBatchesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last batch of the previous page */
    public ListBatchesParams before(String value) {
        query("before", value);
        return this;
    }
}
