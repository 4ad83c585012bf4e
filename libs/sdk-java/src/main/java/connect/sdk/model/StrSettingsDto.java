// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StrSettingsDto, as the API's document describes it.
 *
 * @param rentityId The number by which the unit knows the bank (rentity_id)
 * @param submissionCode How reports reach the unit
 * @param fundsCode The unit’s code of digital money
 * @param transmodeCode The unit’s code of a payment between wallets
 */
public record StrSettingsDto(
        Double rentityId,
        String rentityBranch,
        String institutionName,
        String institutionCode,
        Currency localCurrency,
        String submissionCode,
        StrReportingPersonDto reportingPerson,
        StrLocationDto location,
        String fundsCode,
        String transmodeCode,
        String transmodeComment,
        List<StrIndicatorDto> indicators) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double rentityId;
        private String rentityBranch;
        private String institutionName;
        private String institutionCode;
        private Currency localCurrency;
        private String submissionCode;
        private StrReportingPersonDto reportingPerson;
        private StrLocationDto location;
        private String fundsCode;
        private String transmodeCode;
        private String transmodeComment;
        private List<StrIndicatorDto> indicators;

        /** The number by which the unit knows the bank (rentity_id) */
        public Builder rentityId(Double rentityId) {
            this.rentityId = rentityId;
            return this;
        }

        public Builder rentityBranch(String rentityBranch) {
            this.rentityBranch = rentityBranch;
            return this;
        }

        public Builder institutionName(String institutionName) {
            this.institutionName = institutionName;
            return this;
        }

        public Builder institutionCode(String institutionCode) {
            this.institutionCode = institutionCode;
            return this;
        }

        public Builder localCurrency(Currency localCurrency) {
            this.localCurrency = localCurrency;
            return this;
        }

        /** How reports reach the unit */
        public Builder submissionCode(String submissionCode) {
            this.submissionCode = submissionCode;
            return this;
        }

        public Builder reportingPerson(StrReportingPersonDto reportingPerson) {
            this.reportingPerson = reportingPerson;
            return this;
        }

        public Builder location(StrLocationDto location) {
            this.location = location;
            return this;
        }

        /** The unit’s code of digital money */
        public Builder fundsCode(String fundsCode) {
            this.fundsCode = fundsCode;
            return this;
        }

        /** The unit’s code of a payment between wallets */
        public Builder transmodeCode(String transmodeCode) {
            this.transmodeCode = transmodeCode;
            return this;
        }

        public Builder transmodeComment(String transmodeComment) {
            this.transmodeComment = transmodeComment;
            return this;
        }

        public Builder indicators(List<StrIndicatorDto> indicators) {
            this.indicators = indicators;
            return this;
        }

        public StrSettingsDto build() {
            return new StrSettingsDto(rentityId, rentityBranch, institutionName, institutionCode, localCurrency, submissionCode, reportingPerson, location, fundsCode, transmodeCode, transmodeComment, indicators);
        }
    }
}
