// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FundWalletDto, as the API's document describes it.
 */
public record FundWalletDto(
        String amount) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String amount;

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public FundWalletDto build() {
            return new FundWalletDto(amount);
        }
    }
}
