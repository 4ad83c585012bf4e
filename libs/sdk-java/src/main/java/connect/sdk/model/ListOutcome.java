// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ListOutcome(String value) implements OpenEnum {
    public static final ListOutcome LOADED = new ListOutcome("loaded");
    public static final ListOutcome CONFIRMED = new ListOutcome("confirmed");

    @Override
    public String toString() {
        return value;
    }
}
