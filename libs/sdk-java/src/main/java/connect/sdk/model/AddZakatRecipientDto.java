// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AddZakatRecipientDto, as the API's document describes it.
 *
 * @param address The wallet, by address or IBAN
 */
public record AddZakatRecipientDto(
        ZakatClass class_,
        String name,
        String address,
        String basis) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ZakatClass class_;
        private String name;
        private String address;
        private String basis;

        public Builder class_(ZakatClass class_) {
            this.class_ = class_;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** The wallet, by address or IBAN */
        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder basis(String basis) {
            this.basis = basis;
            return this;
        }

        public AddZakatRecipientDto build() {
            return new AddZakatRecipientDto(class_, name, address, basis);
        }
    }
}
