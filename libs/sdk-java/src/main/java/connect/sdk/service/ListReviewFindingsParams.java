// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List the findings of Shariah reviews, the last raised first. */
public final class ListReviewFindingsParams extends Params {
    /** Those under one plan */
    public ListReviewFindingsParams planId(String value) {
        query("planId", value);
        return this;
    }

    /** How many at most */
    public ListReviewFindingsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last finding of the page before */
    public ListReviewFindingsParams before(String value) {
        query("before", value);
        return this;
    }
}
