// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ChatState(String value) implements OpenEnum {
    public static final ChatState AVAILABLE = new ChatState("available");
    public static final ChatState OUTSIDE_HOURS = new ChatState("outside_hours");
    public static final ChatState NOBODY_THERE = new ChatState("nobody_there");

    @Override
    public String toString() {
        return value;
    }
}
