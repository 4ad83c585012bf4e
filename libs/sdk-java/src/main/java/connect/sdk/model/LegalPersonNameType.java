// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record LegalPersonNameType(String value) implements OpenEnum {
    public static final LegalPersonNameType LEGL = new LegalPersonNameType("LEGL");
    public static final LegalPersonNameType SHRT = new LegalPersonNameType("SHRT");
    public static final LegalPersonNameType TRAD = new LegalPersonNameType("TRAD");

    @Override
    public String toString() {
        return value;
    }
}
