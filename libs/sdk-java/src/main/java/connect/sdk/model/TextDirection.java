// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TextDirection(String value) implements OpenEnum {
    public static final TextDirection LTR = new TextDirection("ltr");
    public static final TextDirection RTL = new TextDirection("rtl");

    @Override
    public String toString() {
        return value;
    }
}
