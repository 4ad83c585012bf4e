// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record GivenKycLevel(String value) implements OpenEnum {
    public static final GivenKycLevel SIMPLIFIED = new GivenKycLevel("simplified");
    public static final GivenKycLevel STANDARD = new GivenKycLevel("standard");
    public static final GivenKycLevel ENHANCED = new GivenKycLevel("enhanced");

    @Override
    public String toString() {
        return value;
    }
}
