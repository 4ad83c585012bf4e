// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScheduleLineKind(String value) implements OpenEnum {
    public static final ScheduleLineKind INSTALMENT = new ScheduleLineKind("instalment");
    public static final ScheduleLineKind RENT = new ScheduleLineKind("rent");
    public static final ScheduleLineKind UNIT_PURCHASE = new ScheduleLineKind("unit_purchase");
    public static final ScheduleLineKind LIQUIDATION = new ScheduleLineKind("liquidation");

    @Override
    public String toString() {
        return value;
    }
}
