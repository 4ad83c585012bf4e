// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.PackAudience;

/** What may be said beside the request itself: List annual packs, the last asked for first. */
public final class ListShariahPacksParams extends Params {
    /** Whom they are for */
    public ListShariahPacksParams audience(PackAudience value) {
        query("audience", value);
        return this;
    }

    /** How many at most */
    public ListShariahPacksParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last pack of the page before */
    public ListShariahPacksParams before(String value) {
        query("before", value);
        return this;
    }
}
