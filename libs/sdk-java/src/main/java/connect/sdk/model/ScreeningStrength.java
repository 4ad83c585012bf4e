// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreeningStrength(String value) implements OpenEnum {
    public static final ScreeningStrength BLOCK = new ScreeningStrength("block");
    public static final ScreeningStrength REVIEW = new ScreeningStrength("review");

    @Override
    public String toString() {
        return value;
    }
}
