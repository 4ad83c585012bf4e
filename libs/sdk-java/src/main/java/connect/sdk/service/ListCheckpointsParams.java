// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List the signed heads of the audit log, newest first. */
public final class ListCheckpointsParams extends Params {
    /** How many at most */
    public ListCheckpointsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The height of the last checkpoint of the previous page */
    public ListCheckpointsParams before(long value) {
        query("before", value);
        return this;
    }
}
