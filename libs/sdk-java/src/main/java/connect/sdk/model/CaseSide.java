// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CaseSide(String value) implements OpenEnum {
    public static final CaseSide PAYER = new CaseSide("payer");
    public static final CaseSide PAYEE = new CaseSide("payee");

    @Override
    public String toString() {
        return value;
    }
}
