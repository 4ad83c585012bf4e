// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List the batches paid within your reach, newest first. */
public final class ListBatchesParams extends Params {
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
