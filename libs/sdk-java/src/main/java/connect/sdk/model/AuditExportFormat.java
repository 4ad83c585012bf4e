// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AuditExportFormat(String value) implements OpenEnum {
    public static final AuditExportFormat CSV = new AuditExportFormat("csv");
    public static final AuditExportFormat JSON = new AuditExportFormat("json");
    public static final AuditExportFormat PDF = new AuditExportFormat("pdf");

    @Override
    public String toString() {
        return value;
    }
}
