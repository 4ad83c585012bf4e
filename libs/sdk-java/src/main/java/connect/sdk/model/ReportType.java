// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportType(String value) implements OpenEnum {
    public static final ReportType DAILY = new ReportType("daily");
    public static final ReportType WEEKLY = new ReportType("weekly");
    public static final ReportType MONTHLY = new ReportType("monthly");
    public static final ReportType QUARTERLY = new ReportType("quarterly");
    public static final ReportType ANNUAL = new ReportType("annual");
    public static final ReportType CUSTOM = new ReportType("custom");

    @Override
    public String toString() {
        return value;
    }
}
