// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record KycStanding(String value) implements OpenEnum {
    public static final KycStanding VERIFIED = new KycStanding("verified");
    public static final KycStanding UNVERIFIED = new KycStanding("unverified");
    public static final KycStanding EXPIRED = new KycStanding("expired");
    public static final KycStanding REJECTED = new KycStanding("rejected");

    @Override
    public String toString() {
        return value;
    }
}
