// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Metal(String value) implements OpenEnum {
    public static final Metal GOLD = new Metal("gold");
    public static final Metal SILVER = new Metal("silver");

    @Override
    public String toString() {
        return value;
    }
}
