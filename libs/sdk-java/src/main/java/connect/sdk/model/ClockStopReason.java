// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ClockStopReason(String value) implements OpenEnum {
    public static final ClockStopReason FAILURE = new ClockStopReason("failure");
    public static final ClockStopReason LIMIT = new ClockStopReason("limit");

    @Override
    public String toString() {
        return value;
    }
}
