// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SecondReadingState(String value) implements OpenEnum {
    public static final SecondReadingState RESEMBLES = new SecondReadingState("resembles");
    public static final SecondReadingState NOTHING = new SecondReadingState("nothing");
    public static final SecondReadingState UNREAD = new SecondReadingState("unread");
    public static final SecondReadingState WAITING = new SecondReadingState("waiting");

    @Override
    public String toString() {
        return value;
    }
}
