// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideReviewPlanDto, as the API's document describes it.
 */
public record DecideReviewPlanDto(
        ReviewPlanDecision decision,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ReviewPlanDecision decision;
        private String reason;

        public Builder decision(ReviewPlanDecision decision) {
            this.decision = decision;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public DecideReviewPlanDto build() {
            return new DecideReviewPlanDto(decision, reason);
        }
    }
}
