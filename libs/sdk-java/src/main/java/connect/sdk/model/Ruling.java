// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Ruling(String value) implements OpenEnum {
    public static final Ruling PERMITTED = new Ruling("permitted");
    public static final Ruling FORBIDDEN = new Ruling("forbidden");

    @Override
    public String toString() {
        return value;
    }
}
