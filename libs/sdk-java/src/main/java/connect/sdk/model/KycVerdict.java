// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record KycVerdict(String value) implements OpenEnum {
    public static final KycVerdict PASS = new KycVerdict("pass");
    public static final KycVerdict REVIEW = new KycVerdict("review");

    @Override
    public String toString() {
        return value;
    }
}
