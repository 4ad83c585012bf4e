// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List the samples of Shariah reviews, the last ordered first. */
public final class ListReviewSamplesParams extends Params {
    /** Those under one plan */
    public ListReviewSamplesParams planId(String value) {
        query("planId", value);
        return this;
    }

    /** How many at most */
    public ListReviewSamplesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last sample of the page before */
    public ListReviewSamplesParams before(String value) {
        query("before", value);
        return this;
    }
}
