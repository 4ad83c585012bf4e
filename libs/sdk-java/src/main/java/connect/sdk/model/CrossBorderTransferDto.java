// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CrossBorderTransferDto, as the API's document describes it.
 *
 * @param sourceOfFunds Asked for large amounts
 */
public record CrossBorderTransferDto(
        String quoteId,
        String fromAddress,
        String toAddress,
        String memo,
        String sourceOfFunds) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String quoteId;
        private String fromAddress;
        private String toAddress;
        private String memo;
        private String sourceOfFunds;

        public Builder quoteId(String quoteId) {
            this.quoteId = quoteId;
            return this;
        }

        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        public Builder toAddress(String toAddress) {
            this.toAddress = toAddress;
            return this;
        }

        public Builder memo(String memo) {
            this.memo = memo;
            return this;
        }

        /** Asked for large amounts */
        public Builder sourceOfFunds(String sourceOfFunds) {
            this.sourceOfFunds = sourceOfFunds;
            return this;
        }

        public CrossBorderTransferDto build() {
            return new CrossBorderTransferDto(quoteId, fromAddress, toAddress, memo, sourceOfFunds);
        }
    }
}
