// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Direction(String value) implements OpenEnum {
    public static final Direction IN = new Direction("in");
    public static final Direction OUT = new Direction("out");

    @Override
    public String toString() {
        return value;
    }
}
