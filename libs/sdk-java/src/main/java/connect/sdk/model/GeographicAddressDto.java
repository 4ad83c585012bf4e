// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * GeographicAddressDto, as the API's document describes it.
 *
 * @param country Where it is, as an ISO 3166 alpha-2 code
 */
public record GeographicAddressDto(
        AddressType addressType,
        String streetName,
        String buildingNumber,
        String postCode,
        String townName,
        String country) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private AddressType addressType;
        private String streetName;
        private String buildingNumber;
        private String postCode;
        private String townName;
        private String country;

        public Builder addressType(AddressType addressType) {
            this.addressType = addressType;
            return this;
        }

        public Builder streetName(String streetName) {
            this.streetName = streetName;
            return this;
        }

        public Builder buildingNumber(String buildingNumber) {
            this.buildingNumber = buildingNumber;
            return this;
        }

        public Builder postCode(String postCode) {
            this.postCode = postCode;
            return this;
        }

        public Builder townName(String townName) {
            this.townName = townName;
            return this;
        }

        /** Where it is, as an ISO 3166 alpha-2 code */
        public Builder country(String country) {
            this.country = country;
            return this;
        }

        public GeographicAddressDto build() {
            return new GeographicAddressDto(addressType, streetName, buildingNumber, postCode, townName, country);
        }
    }
}
