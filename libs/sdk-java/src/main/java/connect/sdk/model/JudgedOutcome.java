// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record JudgedOutcome(String value) implements OpenEnum {
    public static final JudgedOutcome ALLOWED = new JudgedOutcome("allowed");
    public static final JudgedOutcome REVIEW = new JudgedOutcome("review");
    public static final JudgedOutcome BLOCKED = new JudgedOutcome("blocked");

    @Override
    public String toString() {
        return value;
    }
}
