// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DueState(String value) implements OpenEnum {
    public static final DueState PLANNED = new DueState("planned");
    public static final DueState OVERDUE = new DueState("overdue");
    public static final DueState PAID = new DueState("paid");
    public static final DueState WAIVED = new DueState("waived");

    @Override
    public String toString() {
        return value;
    }
}
