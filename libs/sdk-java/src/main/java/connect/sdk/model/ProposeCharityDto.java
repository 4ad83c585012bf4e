// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposeCharityDto, as the API's document describes it.
 *
 * @param registration Under what it is registered, and with whom
 * @param address Its wallet, by address or IBAN
 * @param resolution The board’s resolution, if there is one
 */
public record ProposeCharityDto(
        String name,
        String registration,
        Network network,
        String address,
        String resolution) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;
        private String registration;
        private Network network;
        private String address;
        private String resolution;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** Under what it is registered, and with whom */
        public Builder registration(String registration) {
            this.registration = registration;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        /** Its wallet, by address or IBAN */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        /** The board’s resolution, if there is one */
        public Builder resolution(String resolution) {
            this.resolution = resolution;
            return this;
        }

        public ProposeCharityDto build() {
            return new ProposeCharityDto(name, registration, network, address, resolution);
        }
    }
}
