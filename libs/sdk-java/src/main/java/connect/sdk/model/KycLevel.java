// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record KycLevel(String value) implements OpenEnum {
    public static final KycLevel NONE = new KycLevel("none");
    public static final KycLevel SIMPLIFIED = new KycLevel("simplified");
    public static final KycLevel STANDARD = new KycLevel("standard");
    public static final KycLevel ENHANCED = new KycLevel("enhanced");

    @Override
    public String toString() {
        return value;
    }
}
