// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.Network;
import connect.sdk.model.ReviewSort;
import connect.sdk.model.ReviewState;

/** What may be said beside the request itself: List payments that wait for an officer of the payer’s bank. */
public final class ListReviewsParams extends Params {
    /** The state it is in */
    public ListReviewsParams state(ReviewState value) {
        query("state", value);
        return this;
    }

    /** me, none, or the id of an officer */
    public ListReviewsParams assignee(String value) {
        query("assignee", value);
        return this;
    }

    /** The network of the payment */
    public ListReviewsParams network(Network value) {
        query("network", value);
        return this;
    }

    /** A transaction id or UETR, or part of a memo or of a party’s name */
    public ListReviewsParams q(String value) {
        query("q", value);
        return this;
    }

    /** Opened longer ago */
    public ListReviewsParams olderThanHours(long value) {
        query("olderThanHours", value);
        return this;
    }

    /**
     * What rows are ordered by, after a minus sign from the highest or newest down; `createdAt` for open cases and
     * `-createdAt` otherwise by default
     */
    public ListReviewsParams sort(ReviewSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListReviewsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id or UETR of the last case of the previous page */
    public ListReviewsParams after(String value) {
        query("after", value);
        return this;
    }
}
