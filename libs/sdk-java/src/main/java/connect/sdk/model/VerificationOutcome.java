// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record VerificationOutcome(String value) implements OpenEnum {
    public static final VerificationOutcome GENUINE = new VerificationOutcome("genuine");
    public static final VerificationOutcome ALTERED = new VerificationOutcome("altered");
    public static final VerificationOutcome UNRECORDED = new VerificationOutcome("unrecorded");
    public static final VerificationOutcome UNKNOWN = new VerificationOutcome("unknown");

    @Override
    public String toString() {
        return value;
    }
}
