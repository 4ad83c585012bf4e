// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AuditSeverity(String value) implements OpenEnum {
    public static final AuditSeverity INFO = new AuditSeverity("info");
    public static final AuditSeverity WARNING = new AuditSeverity("warning");
    public static final AuditSeverity CRITICAL = new AuditSeverity("critical");

    @Override
    public String toString() {
        return value;
    }
}
