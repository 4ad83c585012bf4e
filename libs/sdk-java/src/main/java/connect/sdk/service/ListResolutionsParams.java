// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ResolutionState;

/** What may be said beside the request itself: List resolutions, the newest first. */
public final class ListResolutionsParams extends Params {
    /** Those of this board */
    public ListResolutionsParams boardId(String value) {
        query("boardId", value);
        return this;
    }

    /** Those that stand so */
    public ListResolutionsParams state(ResolutionState value) {
        query("state", value);
        return this;
    }

    /** Those that bind this: a kind and a value */
    public ListResolutionsParams binds(String value) {
        query("binds", value);
        return this;
    }

    /** How many at most */
    public ListResolutionsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last resolution of the page before */
    public ListResolutionsParams before(String value) {
        query("before", value);
        return this;
    }
}
