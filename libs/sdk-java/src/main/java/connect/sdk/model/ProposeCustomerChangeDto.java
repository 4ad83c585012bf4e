// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposeCustomerChangeDto, as the API's document describes it.
 *
 * @param version The version it was made from; 0 where there is no file yet
 * @param assessment Officers alone give it; without it, the assessment stays as it is
 */
public record ProposeCustomerChangeDto(
        Double version,
        CustomerDataDto data,
        CustomerAssessmentDto assessment,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double version;
        private CustomerDataDto data;
        private CustomerAssessmentDto assessment;
        private String reason;

        /** The version it was made from; 0 where there is no file yet */
        public Builder version(Double version) {
            this.version = version;
            return this;
        }

        public Builder data(CustomerDataDto data) {
            this.data = data;
            return this;
        }

        /** Officers alone give it; without it, the assessment stays as it is */
        public Builder assessment(CustomerAssessmentDto assessment) {
            this.assessment = assessment;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public ProposeCustomerChangeDto build() {
            return new ProposeCustomerChangeDto(version, data, assessment, reason);
        }
    }
}
