// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CheckPayeeDto, as the API's document describes it.
 *
 * @param address The wallet that is to be paid, by address or IBAN
 * @param name The payee’s name as the payer knows it
 */
public record CheckPayeeDto(
        String address,
        String name) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String address;
        private String name;

        /** The wallet that is to be paid, by address or IBAN */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        /** The payee’s name as the payer knows it */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public CheckPayeeDto build() {
            return new CheckPayeeDto(address, name);
        }
    }
}
