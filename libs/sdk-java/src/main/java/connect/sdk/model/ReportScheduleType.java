// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReportScheduleType(String value) implements OpenEnum {
    public static final ReportScheduleType DAILY = new ReportScheduleType("daily");
    public static final ReportScheduleType WEEKLY = new ReportScheduleType("weekly");
    public static final ReportScheduleType MONTHLY = new ReportScheduleType("monthly");

    @Override
    public String toString() {
        return value;
    }
}
