// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.DeliveryState;
import connect.sdk.model.TimeSort;

/** What may be said beside the request itself: List what was delivered or will be, newest first. */
public final class ListDeliveriesParams extends Params {
    /** Only those in this state */
    public ListDeliveriesParams state(DeliveryState value) {
        query("state", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListDeliveriesParams sort(TimeSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListDeliveriesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last delivery of the previous page */
    public ListDeliveriesParams before(String value) {
        query("before", value);
        return this;
    }
}
