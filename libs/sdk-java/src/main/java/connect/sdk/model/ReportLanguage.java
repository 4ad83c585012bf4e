// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportLanguage(String value) implements OpenEnum {
    public static final ReportLanguage EN = new ReportLanguage("en");
    public static final ReportLanguage AR = new ReportLanguage("ar");

    @Override
    public String toString() {
        return value;
    }
}
