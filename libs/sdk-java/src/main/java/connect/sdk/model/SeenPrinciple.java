// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SeenPrinciple(String value) implements OpenEnum {
    public static final SeenPrinciple RIBA = new SeenPrinciple("riba");
    public static final SeenPrinciple GHARAR = new SeenPrinciple("gharar");
    public static final SeenPrinciple MAYSIR = new SeenPrinciple("maysir");
    public static final SeenPrinciple HALAL = new SeenPrinciple("halal");
    public static final SeenPrinciple KYC = new SeenPrinciple("kyc");

    @Override
    public String toString() {
        return value;
    }
}
