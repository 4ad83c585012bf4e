// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.AuditExportFormat;
import connect.sdk.model.AuditSeverity;
import connect.sdk.model.DocumentLanguage;

/** What may be said beside the request itself: Take the audit events that match a filter away as a file. */
public final class ExportAuditLogParams extends Params {
    /**
     * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a
     * request id, or its beginning as far as the second group
     */
    public ExportAuditLogParams q(String value) {
        query("q", value);
        return this;
    }

    /** What was done */
    public ExportAuditLogParams action(String value) {
        query("action", value);
        return this;
    }

    /** The kind of object it was done to */
    public ExportAuditLogParams resource(String value) {
        query("resource", value);
        return this;
    }

    /** How grave it is */
    public ExportAuditLogParams severity(AuditSeverity value) {
        query("severity", value);
        return this;
    }

    /** Who did it */
    public ExportAuditLogParams userId(String value) {
        query("userId", value);
        return this;
    }

    /** The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well */
    public ExportAuditLogParams resourceId(String value) {
        query("resourceId", value);
        return this;
    }

    /** The IP address it was done from */
    public ExportAuditLogParams ipAddress(String value) {
        query("ipAddress", value);
        return this;
    }

    /** At or after */
    public ExportAuditLogParams from(String value) {
        query("from", value);
        return this;
    }

    /** Before */
    public ExportAuditLogParams to(String value) {
        query("to", value);
        return this;
    }

    /** The form of the file */
    public ExportAuditLogParams format(AuditExportFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public ExportAuditLogParams lang(DocumentLanguage value) {
        query("lang", value);
        return this;
    }
}
