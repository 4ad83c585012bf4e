// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ReviewPlanState;

/** What may be said beside the request itself: List the plans of annual Shariah reviews, the newest first. */
public final class ListReviewPlansParams extends Params {
    /** Those that stand so */
    public ListReviewPlansParams state(ReviewPlanState value) {
        query("state", value);
        return this;
    }

    /** How many at most */
    public ListReviewPlansParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last plan of the page before */
    public ListReviewPlansParams before(String value) {
        query("before", value);
        return this;
    }
}
