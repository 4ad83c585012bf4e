// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CustomerAssessmentDto, as the API's document describes it.
 *
 * @param riskReasons Why it is above the least
 * @param reviewedOn When an officer last looked at it all
 * @param nextReviewOn When one does again
 */
public record CustomerAssessmentDto(
        GivenKycLevel level,
        PepStatus pep,
        RiskRating risk,
        List<RiskReason> riskReasons,
        String reviewedOn,
        String nextReviewOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private GivenKycLevel level;
        private PepStatus pep;
        private RiskRating risk;
        private List<RiskReason> riskReasons;
        private String reviewedOn;
        private String nextReviewOn;

        public Builder level(GivenKycLevel level) {
            this.level = level;
            return this;
        }

        public Builder pep(PepStatus pep) {
            this.pep = pep;
            return this;
        }

        public Builder risk(RiskRating risk) {
            this.risk = risk;
            return this;
        }

        /** Why it is above the least */
        public Builder riskReasons(List<RiskReason> riskReasons) {
            this.riskReasons = riskReasons;
            return this;
        }

        /** When an officer last looked at it all */
        public Builder reviewedOn(String reviewedOn) {
            this.reviewedOn = reviewedOn;
            return this;
        }

        /** When one does again */
        public Builder nextReviewOn(String nextReviewOn) {
            this.nextReviewOn = nextReviewOn;
            return this;
        }

        public CustomerAssessmentDto build() {
            return new CustomerAssessmentDto(level, pep, risk, riskReasons, reviewedOn, nextReviewOn);
        }
    }
}
