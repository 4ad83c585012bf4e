// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatAdvanceKind(String value) implements OpenEnum {
    public static final ZakatAdvanceKind ADVANCE_PAYMENT = new ZakatAdvanceKind("advance_payment");
    public static final ZakatAdvanceKind SET_ASIDE = new ZakatAdvanceKind("set_aside");

    @Override
    public String toString() {
        return value;
    }
}
