// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record KycStatus(String value) implements OpenEnum {
    public static final KycStatus VERIFIED = new KycStatus("verified");
    public static final KycStatus UNVERIFIED = new KycStatus("unverified");
    public static final KycStatus EXPIRED = new KycStatus("expired");
    public static final KycStatus REJECTED = new KycStatus("rejected");

    @Override
    public String toString() {
        return value;
    }
}
