// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatLineEffect(String value) implements OpenEnum {
    public static final ZakatLineEffect ADDS = new ZakatLineEffect("adds");
    public static final ZakatLineEffect DEDUCTS = new ZakatLineEffect("deducts");
    public static final ZakatLineEffect EXCLUDED = new ZakatLineEffect("excluded");

    @Override
    public String toString() {
        return value;
    }
}
