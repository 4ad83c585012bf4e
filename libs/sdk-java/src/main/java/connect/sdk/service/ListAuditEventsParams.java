// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.AuditSeverity;
import connect.sdk.model.TimeSort;

/** What may be said beside the request itself: List the audit events within your reach, newest first. */
public final class ListAuditEventsParams extends Params {
    /**
     * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a
     * request id, or its beginning as far as the second group
     */
    public ListAuditEventsParams q(String value) {
        query("q", value);
        return this;
    }

    /** What was done */
    public ListAuditEventsParams action(String value) {
        query("action", value);
        return this;
    }

    /** The kind of object it was done to */
    public ListAuditEventsParams resource(String value) {
        query("resource", value);
        return this;
    }

    /** How grave it is */
    public ListAuditEventsParams severity(AuditSeverity value) {
        query("severity", value);
        return this;
    }

    /** Who did it */
    public ListAuditEventsParams userId(String value) {
        query("userId", value);
        return this;
    }

    /** The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well */
    public ListAuditEventsParams resourceId(String value) {
        query("resourceId", value);
        return this;
    }

    /** The IP address it was done from */
    public ListAuditEventsParams ipAddress(String value) {
        query("ipAddress", value);
        return this;
    }

    /** At or after */
    public ListAuditEventsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Before */
    public ListAuditEventsParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ListAuditEventsParams sort(TimeSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public ListAuditEventsParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last event of the previous page */
    public ListAuditEventsParams before(String value) {
        query("before", value);
        return this;
    }
}
