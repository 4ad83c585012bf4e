// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List charities, the last proposed first. */
public final class ListCharitiesParams extends Params {
    /** How many at most */
    public ListCharitiesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last one of the page before */
    public ListCharitiesParams before(String value) {
        query("before", value);
        return this;
    }
}
