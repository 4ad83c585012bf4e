// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NaturalPersonDto, as the API's document describes it.
 *
 * @param countryOfResidence Where the person lives, as an ISO 3166 alpha-2 code
 */
public record NaturalPersonDto(
        NaturalPersonNameDto name,
        GeographicAddressDto geographicAddress,
        NationalIdentificationDto nationalIdentification,
        DateAndPlaceOfBirthDto dateAndPlaceOfBirth,
        String countryOfResidence) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private NaturalPersonNameDto name;
        private GeographicAddressDto geographicAddress;
        private NationalIdentificationDto nationalIdentification;
        private DateAndPlaceOfBirthDto dateAndPlaceOfBirth;
        private String countryOfResidence;

        public Builder name(NaturalPersonNameDto name) {
            this.name = name;
            return this;
        }

        public Builder geographicAddress(GeographicAddressDto geographicAddress) {
            this.geographicAddress = geographicAddress;
            return this;
        }

        public Builder nationalIdentification(NationalIdentificationDto nationalIdentification) {
            this.nationalIdentification = nationalIdentification;
            return this;
        }

        public Builder dateAndPlaceOfBirth(DateAndPlaceOfBirthDto dateAndPlaceOfBirth) {
            this.dateAndPlaceOfBirth = dateAndPlaceOfBirth;
            return this;
        }

        /** Where the person lives, as an ISO 3166 alpha-2 code */
        public Builder countryOfResidence(String countryOfResidence) {
            this.countryOfResidence = countryOfResidence;
            return this;
        }

        public NaturalPersonDto build() {
            return new NaturalPersonDto(name, geographicAddress, nationalIdentification, dateAndPlaceOfBirth, countryOfResidence);
        }
    }
}
