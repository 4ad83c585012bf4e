// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Possession(String value) implements OpenEnum {
    public static final Possession ACTUAL = new Possession("actual");
    public static final Possession CONSTRUCTIVE = new Possession("constructive");

    @Override
    public String toString() {
        return value;
    }
}
