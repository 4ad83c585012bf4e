// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrLocationDto, as the API's document describes it.
 *
 * @param addressType The unit’s code of the kind of address
 * @param country As an ISO 3166 code
 */
public record StrLocationDto(
        String addressType,
        String address,
        String city,
        String country,
        String state) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String addressType;
        private String address;
        private String city;
        private String country;
        private String state;

        /** The unit’s code of the kind of address */
        public Builder addressType(String addressType) {
            this.addressType = addressType;
            return this;
        }

        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder city(String city) {
            this.city = city;
            return this;
        }

        /** As an ISO 3166 code */
        public Builder country(String country) {
            this.country = country;
            return this;
        }

        public Builder state(String state) {
            this.state = state;
            return this;
        }

        public StrLocationDto build() {
            return new StrLocationDto(addressType, address, city, country, state);
        }
    }
}
