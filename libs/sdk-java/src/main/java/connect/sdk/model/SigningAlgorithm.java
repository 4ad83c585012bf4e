// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SigningAlgorithm(String value) implements OpenEnum {
    public static final SigningAlgorithm ED_DSA = new SigningAlgorithm("EdDSA");
    public static final SigningAlgorithm ES256 = new SigningAlgorithm("ES256");

    @Override
    public String toString() {
        return value;
    }
}
