// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SeatState(String value) implements OpenEnum {
    public static final SeatState PROPOSED = new SeatState("proposed");
    public static final SeatState SEATED = new SeatState("seated");
    public static final SeatState COMING = new SeatState("coming");
    public static final SeatState OVER = new SeatState("over");
    public static final SeatState ENDED = new SeatState("ended");

    @Override
    public String toString() {
        return value;
    }
}
