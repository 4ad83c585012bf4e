// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningCaseDecision(String value) implements OpenEnum {
    public static final ScreeningCaseDecision CONFIRM = new ScreeningCaseDecision("confirm");
    public static final ScreeningCaseDecision CLEAR = new ScreeningCaseDecision("clear");

    @Override
    public String toString() {
        return value;
    }
}
