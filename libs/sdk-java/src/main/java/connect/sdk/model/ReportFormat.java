// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportFormat(String value) implements OpenEnum {
    public static final ReportFormat PDF = new ReportFormat("pdf");
    public static final ReportFormat CSV = new ReportFormat("csv");
    public static final ReportFormat JSON = new ReportFormat("json");

    @Override
    public String toString() {
        return value;
    }
}
