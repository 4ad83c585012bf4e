// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List your assessments, the newest first. */
public final class ListZakatAssessmentsParams extends Params {
    /** How many at most */
    public ListZakatAssessmentsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last assessment of the page before */
    public ListZakatAssessmentsParams before(String value) {
        query("before", value);
        return this;
    }
}
