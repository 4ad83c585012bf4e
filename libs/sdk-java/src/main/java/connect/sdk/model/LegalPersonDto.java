// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LegalPersonDto, as the API's document describes it.
 *
 * @param countryOfRegistration Where it is registered, as an ISO 3166 alpha-2 code
 */
public record LegalPersonDto(
        LegalPersonNameDto name,
        GeographicAddressDto geographicAddress,
        NationalIdentificationDto nationalIdentification,
        String countryOfRegistration) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private LegalPersonNameDto name;
        private GeographicAddressDto geographicAddress;
        private NationalIdentificationDto nationalIdentification;
        private String countryOfRegistration;

        public Builder name(LegalPersonNameDto name) {
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

        /** Where it is registered, as an ISO 3166 alpha-2 code */
        public Builder countryOfRegistration(String countryOfRegistration) {
            this.countryOfRegistration = countryOfRegistration;
            return this;
        }

        public LegalPersonDto build() {
            return new LegalPersonDto(name, geographicAddress, nationalIdentification, countryOfRegistration);
        }
    }
}
