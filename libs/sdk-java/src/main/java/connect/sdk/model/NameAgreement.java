// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NameAgreement(String value) implements OpenEnum {
    public static final NameAgreement MATCH = new NameAgreement("match");
    public static final NameAgreement CLOSE = new NameAgreement("close");
    public static final NameAgreement NONE = new NameAgreement("none");

    @Override
    public String toString() {
        return value;
    }
}
