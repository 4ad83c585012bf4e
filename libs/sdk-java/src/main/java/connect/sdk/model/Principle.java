// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Principle(String value) implements OpenEnum {
    public static final Principle RIBA = new Principle("riba");
    public static final Principle GHARAR = new Principle("gharar");
    public static final Principle MAYSIR = new Principle("maysir");
    public static final Principle HALAL = new Principle("halal");
    public static final Principle KYC = new Principle("kyc");

    @Override
    public String toString() {
        return value;
    }
}
