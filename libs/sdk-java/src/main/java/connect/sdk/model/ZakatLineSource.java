// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatLineSource(String value) implements OpenEnum {
    public static final ZakatLineSource LEDGER = new ZakatLineSource("ledger");
    public static final ZakatLineSource CONTRACT = new ZakatLineSource("contract");
    public static final ZakatLineSource DECLARED = new ZakatLineSource("declared");

    @Override
    public String toString() {
        return value;
    }
}
