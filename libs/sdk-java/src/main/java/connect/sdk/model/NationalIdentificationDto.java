// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NationalIdentificationDto, as the API's document describes it.
 *
 * @param countryOfIssue Who issued it, as an ISO 3166 alpha-2 code
 */
public record NationalIdentificationDto(
        String nationalIdentifier,
        NationalIdentifierType nationalIdentifierType,
        String countryOfIssue) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String nationalIdentifier;
        private NationalIdentifierType nationalIdentifierType;
        private String countryOfIssue;

        public Builder nationalIdentifier(String nationalIdentifier) {
            this.nationalIdentifier = nationalIdentifier;
            return this;
        }

        public Builder nationalIdentifierType(NationalIdentifierType nationalIdentifierType) {
            this.nationalIdentifierType = nationalIdentifierType;
            return this;
        }

        /** Who issued it, as an ISO 3166 alpha-2 code */
        public Builder countryOfIssue(String countryOfIssue) {
            this.countryOfIssue = countryOfIssue;
            return this;
        }

        public NationalIdentificationDto build() {
            return new NationalIdentificationDto(nationalIdentifier, nationalIdentifierType, countryOfIssue);
        }
    }
}
