// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List what happened within your reach, oldest first. */
public final class ListEventsParams extends Params {
    /** A cursor, or `latest`; without it, from the first */
    public ListEventsParams after(String value) {
        query("after", value);
        return this;
    }

    /** How many at most */
    public ListEventsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** Types, or `group.*`, by commas */
    public ListEventsParams types(String value) {
        query("types", value);
        return this;
    }
}
