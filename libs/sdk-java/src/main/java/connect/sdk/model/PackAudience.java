// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PackAudience(String value) implements OpenEnum {
    public static final PackAudience AUTHORITY = new PackAudience("authority");
    public static final PackAudience BOARD = new PackAudience("board");

    @Override
    public String toString() {
        return value;
    }
}
