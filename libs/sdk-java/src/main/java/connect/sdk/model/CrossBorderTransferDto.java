// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CrossBorderTransferDto, as the API's document describes it.
 *
 * @param sourceOfFunds Where the money comes from; asked for large amounts. “other” counts with a text that says
 * what
 * @param sourceOfFundsText More of the source of funds
 */
public record CrossBorderTransferDto(
        SourceOfFunds sourceOfFunds,
        String sourceOfFundsText,
        String quoteId,
        String fromAddress,
        String toAddress,
        String memo) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private SourceOfFunds sourceOfFunds;
        private String sourceOfFundsText;
        private String quoteId;
        private String fromAddress;
        private String toAddress;
        private String memo;

        /** Where the money comes from; asked for large amounts. “other” counts with a text that says what */
        public Builder sourceOfFunds(SourceOfFunds sourceOfFunds) {
            this.sourceOfFunds = sourceOfFunds;
            return this;
        }

        /** More of the source of funds */
        public Builder sourceOfFundsText(String sourceOfFundsText) {
            this.sourceOfFundsText = sourceOfFundsText;
            return this;
        }

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

        public CrossBorderTransferDto build() {
            return new CrossBorderTransferDto(sourceOfFunds, sourceOfFundsText, quoteId, fromAddress, toAddress, memo);
        }
    }
}
