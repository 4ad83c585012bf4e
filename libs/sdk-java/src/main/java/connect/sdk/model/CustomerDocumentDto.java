// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CustomerDocumentDto, as the API's document describes it.
 *
 * @param number Letters and digits; spaces and hyphens are left out
 * @param country Who issued it, as an ISO 3166 code
 * @param expiresOn From this day on it identifies nobody; null: it does not expire
 */
public record CustomerDocumentDto(
        CustomerDocumentKind kind,
        String number,
        String country,
        String expiresOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private CustomerDocumentKind kind;
        private String number;
        private String country;
        private String expiresOn;

        public Builder kind(CustomerDocumentKind kind) {
            this.kind = kind;
            return this;
        }

        /** Letters and digits; spaces and hyphens are left out */
        public Builder number(String number) {
            this.number = number;
            return this;
        }

        /** Who issued it, as an ISO 3166 code */
        public Builder country(String country) {
            this.country = country;
            return this;
        }

        /** From this day on it identifies nobody; null: it does not expire */
        public Builder expiresOn(String expiresOn) {
            this.expiresOn = expiresOn;
            return this;
        }

        public CustomerDocumentDto build() {
            return new CustomerDocumentDto(kind, number, country, expiresOn);
        }
    }
}
