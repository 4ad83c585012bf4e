// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewState(String value) implements OpenEnum {
    public static final ReviewState OPEN = new ReviewState("open");
    public static final ReviewState DECIDED = new ReviewState("decided");
    public static final ReviewState CLOSED = new ReviewState("closed");

    @Override
    public String toString() {
        return value;
    }
}
