// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScheduleLineState(String value) implements OpenEnum {
    public static final ScheduleLineState PLANNED = new ScheduleLineState("planned");
    public static final ScheduleLineState OVERDUE = new ScheduleLineState("overdue");
    public static final ScheduleLineState PAID = new ScheduleLineState("paid");
    public static final ScheduleLineState WAIVED = new ScheduleLineState("waived");
    public static final ScheduleLineState AGREED = new ScheduleLineState("agreed");

    @Override
    public String toString() {
        return value;
    }
}
