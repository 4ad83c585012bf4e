// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatDips(String value) implements OpenEnum {
    public static final ZakatDips THROUGHOUT = new ZakatDips("throughout");
    public static final ZakatDips BOTH_ENDS = new ZakatDips("both_ends");

    @Override
    public String toString() {
        return value;
    }
}
