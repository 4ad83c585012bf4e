// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SendTransactionDto, as the API's document describes it.
 *
 * @param sourceOfFunds Where the money comes from; asked for large amounts. “other” counts with a text that says
 * what
 * @param sourceOfFundsText More of the source of funds
 * @param fromAddress The wallet that pays
 * @param toAddress The wallet that is paid
 * @param amount What the payee receives; the fee comes on top
 * @param currency The network’s own currency
 * @param sealedMemo In the place of memo: words that only the payee and compliance can read, for the keys of GET
 * /api/v1/memo-keys
 */
public record SendTransactionDto(
        SourceOfFunds sourceOfFunds,
        String sourceOfFundsText,
        SendableType type,
        Network network,
        String fromAddress,
        String toAddress,
        String amount,
        Currency currency,
        String memo,
        SealedMemoDto sealedMemo,
        ProgrammableLogicDto programmableLogic) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private SourceOfFunds sourceOfFunds;
        private String sourceOfFundsText;
        private SendableType type;
        private Network network;
        private String fromAddress;
        private String toAddress;
        private String amount;
        private Currency currency;
        private String memo;
        private SealedMemoDto sealedMemo;
        private ProgrammableLogicDto programmableLogic;

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

        public Builder type(SendableType type) {
            this.type = type;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        /** The wallet that pays */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        /** The wallet that is paid */
        public Builder toAddress(String toAddress) {
            this.toAddress = toAddress;
            return this;
        }

        /** What the payee receives; the fee comes on top */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /** The network’s own currency */
        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        public Builder memo(String memo) {
            this.memo = memo;
            return this;
        }

        /**
         * In the place of memo: words that only the payee and compliance can read, for the keys of GET
         * /api/v1/memo-keys
         */
        public Builder sealedMemo(SealedMemoDto sealedMemo) {
            this.sealedMemo = sealedMemo;
            return this;
        }

        public Builder programmableLogic(ProgrammableLogicDto programmableLogic) {
            this.programmableLogic = programmableLogic;
            return this;
        }

        public SendTransactionDto build() {
            return new SendTransactionDto(sourceOfFunds, sourceOfFundsText, type, network, fromAddress, toAddress, amount, currency, memo, sealedMemo, programmableLogic);
        }
    }
}
