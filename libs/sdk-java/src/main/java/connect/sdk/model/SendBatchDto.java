// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * SendBatchDto, as the API's document describes it.
 *
 * @param sourceOfFunds Where the money comes from; asked for large amounts. “other” counts with a text that says
 * what
 * @param sourceOfFundsText More of the source of funds
 * @param batchId A new id of your choice, to follow the batch while it is being sent
 * @param fromAddress The wallet that pays, by address or IBAN
 * @param atomic true: all payments are made or none; false: each for itself
 * @param mends The earlier batch whose refused rows are sent again here, mended
 * @param purposeCode The purpose of each payment
 * @param isReferenceUnique Refuse each payment whose reference its payer has used before, in the batch too;
 * those without pass
 * @param metadata What your own programs keep with each payment; a payment’s own takes its place
 * @param originator What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101
 * @param programmableLogic Holds for each payment of the batch
 */
public record SendBatchDto(
        SourceOfFunds sourceOfFunds,
        String sourceOfFundsText,
        String batchId,
        Network network,
        Currency currency,
        String fromAddress,
        List<BatchItemDto> items,
        Boolean atomic,
        String memo,
        String mends,
        PurposeCode purposeCode,
        Boolean isReferenceUnique,
        Map<String, Object> metadata,
        PaymentPartyDto originator,
        ProgrammableLogicDto programmableLogic) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private SourceOfFunds sourceOfFunds;
        private String sourceOfFundsText;
        private String batchId;
        private Network network;
        private Currency currency;
        private String fromAddress;
        private List<BatchItemDto> items;
        private Boolean atomic;
        private String memo;
        private String mends;
        private PurposeCode purposeCode;
        private Boolean isReferenceUnique;
        private Map<String, Object> metadata;
        private PaymentPartyDto originator;
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

        /** A new id of your choice, to follow the batch while it is being sent */
        public Builder batchId(String batchId) {
            this.batchId = batchId;
            return this;
        }

        public Builder network(Network network) {
            this.network = network;
            return this;
        }

        public Builder currency(Currency currency) {
            this.currency = currency;
            return this;
        }

        /** The wallet that pays, by address or IBAN */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        public Builder items(List<BatchItemDto> items) {
            this.items = items;
            return this;
        }

        /** true: all payments are made or none; false: each for itself */
        public Builder atomic(Boolean atomic) {
            this.atomic = atomic;
            return this;
        }

        public Builder memo(String memo) {
            this.memo = memo;
            return this;
        }

        /** The earlier batch whose refused rows are sent again here, mended */
        public Builder mends(String mends) {
            this.mends = mends;
            return this;
        }

        /** The purpose of each payment */
        public Builder purposeCode(PurposeCode purposeCode) {
            this.purposeCode = purposeCode;
            return this;
        }

        /** Refuse each payment whose reference its payer has used before, in the batch too; those without pass */
        public Builder isReferenceUnique(Boolean isReferenceUnique) {
            this.isReferenceUnique = isReferenceUnique;
            return this;
        }

        /** What your own programs keep with each payment; a payment’s own takes its place */
        public Builder metadata(Map<String, Object> metadata) {
            this.metadata = metadata;
            return this;
        }

        /** What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101 */
        public Builder originator(PaymentPartyDto originator) {
            this.originator = originator;
            return this;
        }

        /** Holds for each payment of the batch */
        public Builder programmableLogic(ProgrammableLogicDto programmableLogic) {
            this.programmableLogic = programmableLogic;
            return this;
        }

        public SendBatchDto build() {
            return new SendBatchDto(sourceOfFunds, sourceOfFundsText, batchId, network, currency, fromAddress, items, atomic, memo, mends, purposeCode, isReferenceUnique, metadata, originator, programmableLogic);
        }
    }
}
