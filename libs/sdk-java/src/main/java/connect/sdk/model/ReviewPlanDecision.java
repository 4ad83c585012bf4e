// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewPlanDecision(String value) implements OpenEnum {
    public static final ReviewPlanDecision APPROVE = new ReviewPlanDecision("approve");
    public static final ReviewPlanDecision REFUSE = new ReviewPlanDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
