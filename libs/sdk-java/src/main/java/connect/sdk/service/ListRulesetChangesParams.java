// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List payments that a version would judge otherwise. */
public final class ListRulesetChangesParams extends Params {
    /** How many at most */
    public ListRulesetChangesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The last position of the previous page */
    public ListRulesetChangesParams after(long value) {
        query("after", value);
        return this;
    }
}
