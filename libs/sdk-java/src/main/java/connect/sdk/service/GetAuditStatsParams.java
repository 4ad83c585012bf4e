// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.AuditSeverity;

/** What may be said beside the request itself: Count the audit events that match a filter. */
public final class GetAuditStatsParams extends Params {
    /**
     * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a
     * request id, or its beginning as far as the second group
     */
    public GetAuditStatsParams q(String value) {
        query("q", value);
        return this;
    }

    /** What was done */
    public GetAuditStatsParams action(String value) {
        query("action", value);
        return this;
    }

    /** The kind of object it was done to */
    public GetAuditStatsParams resource(String value) {
        query("resource", value);
        return this;
    }

    /** How grave it is */
    public GetAuditStatsParams severity(AuditSeverity value) {
        query("severity", value);
        return this;
    }

    /** Who did it */
    public GetAuditStatsParams userId(String value) {
        query("userId", value);
        return this;
    }

    /** The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well */
    public GetAuditStatsParams resourceId(String value) {
        query("resourceId", value);
        return this;
    }

    /** The IP address it was done from */
    public GetAuditStatsParams ipAddress(String value) {
        query("ipAddress", value);
        return this;
    }

    /** At or after */
    public GetAuditStatsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Before */
    public GetAuditStatsParams to(String value) {
        query("to", value);
        return this;
    }
}
