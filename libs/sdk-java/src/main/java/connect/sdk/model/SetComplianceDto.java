// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SetComplianceDto, as the API's document describes it.
 */
public record SetComplianceDto(
        Boolean isComplianceOfficer) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Boolean isComplianceOfficer;

        public Builder isComplianceOfficer(Boolean isComplianceOfficer) {
            this.isComplianceOfficer = isComplianceOfficer;
            return this;
        }

        public SetComplianceDto build() {
            return new SetComplianceDto(isComplianceOfficer);
        }
    }
}
