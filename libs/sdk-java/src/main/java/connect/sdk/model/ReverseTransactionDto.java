// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReverseTransactionDto, as the API's document describes it.
 *
 * @param isShariah Whether it does not agree with the Shariah, so that the payer’s bank registers it
 */
public record ReverseTransactionDto(
        String reason,
        Boolean isShariah) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String reason;
        private Boolean isShariah;

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        /** Whether it does not agree with the Shariah, so that the payer’s bank registers it */
        public Builder isShariah(Boolean isShariah) {
            this.isShariah = isShariah;
            return this;
        }

        public ReverseTransactionDto build() {
            return new ReverseTransactionDto(reason, isShariah);
        }
    }
}
