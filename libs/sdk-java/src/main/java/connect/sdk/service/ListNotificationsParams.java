// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List what concerns you, the newest first. */
public final class ListNotificationsParams extends Params {
    /** How many at most */
    public ListNotificationsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last notification of the previous page */
    public ListNotificationsParams before(String value) {
        query("before", value);
        return this;
    }
}
