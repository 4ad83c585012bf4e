// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ListDensity(String value) implements OpenEnum {
    public static final ListDensity COMPACT = new ListDensity("compact");
    public static final ListDensity STANDARD = new ListDensity("standard");
    public static final ListDensity COMFORTABLE = new ListDensity("comfortable");

    @Override
    public String toString() {
        return value;
    }
}
