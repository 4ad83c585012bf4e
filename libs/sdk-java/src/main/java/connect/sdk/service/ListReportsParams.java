// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ReportState;
import connect.sdk.model.ReportType;
import connect.sdk.model.TimeSort;

/** What may be said beside the request itself: List the reports within your reach, newest first. */
public final class ListReportsParams extends Params {
    /** The kind of period */
    public ListReportsParams type(ReportType value) {
        query("type", value);
        return this;
    }

    /** The state it is in */
    public ListReportsParams state(ReportState value) {
        query("state", value);
        return this;
    }

    /** Asked for at or after */
    public ListReportsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Asked for before */
    public ListReportsParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListReportsParams sort(TimeSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListReportsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last report of the previous page */
    public ListReportsParams before(String value) {
        query("before", value);
        return this;
    }
}
