// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningCaseState(String value) implements OpenEnum {
    public static final ScreeningCaseState OPEN = new ScreeningCaseState("open");
    public static final ScreeningCaseState CONFIRMED = new ScreeningCaseState("confirmed");
    public static final ScreeningCaseState CLEARED = new ScreeningCaseState("cleared");

    @Override
    public String toString() {
        return value;
    }
}
