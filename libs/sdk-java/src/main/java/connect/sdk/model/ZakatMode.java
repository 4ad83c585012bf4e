// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatMode(String value) implements OpenEnum {
    public static final ZakatMode FROM_AMOUNT = new ZakatMode("from_amount");
    public static final ZakatMode ON_TOP = new ZakatMode("on_top");

    @Override
    public String toString() {
        return value;
    }
}
