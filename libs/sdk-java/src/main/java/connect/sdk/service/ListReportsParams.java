// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List the reports within your reach, newest first. */
public final class ListReportsParams extends Params {
    /** How many at most */
    public ListReportsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last report of the previous page */
    public ListReportsParams before(String value) {
        query("before", value);
        return this;
    }
}
