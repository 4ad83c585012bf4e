// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DeclarationDto, as the API's document describes it.
 */
public record DeclarationDto(
        ZakatDeclaredKind kind,
        String label,
        Currency currency,
        String amount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ZakatDeclaredKind kind;
        private String label;
        private Currency currency;
        private String amount;

        public Builder kind(ZakatDeclaredKind kind) {
            this.kind = kind;
            return this;
        }

        public Builder label(String label) {
            this.label = label;
            return this;
        }

        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public DeclarationDto build() {
            return new DeclarationDto(kind, label, currency, amount);
        }
    }
}
