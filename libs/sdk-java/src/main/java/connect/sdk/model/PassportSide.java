// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PassportSide(String value) implements OpenEnum {
    public static final PassportSide PAYER = new PassportSide("payer");
    public static final PassportSide PAYEE = new PassportSide("payee");

    @Override
    public String toString() {
        return value;
    }
}
