// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewPlanState(String value) implements OpenEnum {
    public static final ReviewPlanState PROPOSED = new ReviewPlanState("proposed");
    public static final ReviewPlanState APPROVED = new ReviewPlanState("approved");
    public static final ReviewPlanState REFUSED = new ReviewPlanState("refused");

    @Override
    public String toString() {
        return value;
    }
}
