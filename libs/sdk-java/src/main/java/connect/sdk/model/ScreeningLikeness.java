// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningLikeness(String value) implements OpenEnum {
    public static final ScreeningLikeness CONFIRMED = new ScreeningLikeness("confirmed");
    public static final ScreeningLikeness POSSIBLE = new ScreeningLikeness("possible");
    public static final ScreeningLikeness BELOW = new ScreeningLikeness("below");

    @Override
    public String toString() {
        return value;
    }
}
