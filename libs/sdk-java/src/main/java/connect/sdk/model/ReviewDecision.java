// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewDecision(String value) implements OpenEnum {
    public static final ReviewDecision APPROVE = new ReviewDecision("approve");
    public static final ReviewDecision REJECT = new ReviewDecision("reject");

    @Override
    public String toString() {
        return value;
    }
}
