// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.PurificationState;

/** What may be said beside the request itself: List what was set aside and what was paid to charities, the newest first. */
public final class ListPurificationMovesParams extends Params {
    /** How many at most */
    public ListPurificationMovesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last one of the page before */
    public ListPurificationMovesParams before(String value) {
        query("before", value);
        return this;
    }

    /** Those that stand so */
    public ListPurificationMovesParams state(PurificationState value) {
        query("state", value);
        return this;
    }
}
