// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SendTransactionDto, as the API's document describes it.
 *
 * @param sourceOfFunds Where the money comes from; asked for large amounts. “other” counts with a text that says
 * what
 * @param sourceOfFundsText More of the source of funds
 * @param purposeCode The purpose as the central bank of the payer’s network codes it; see GET
 * /api/v1/compliance/purposes
 * @param counterpartyName The payee’s name as the payer knows it; compared with the name of the wallet’s owner,
 * and screened
 * @param counterpartyCountry Where the payee is, as an ISO 3166 alpha-2 code
 * @param reference The payer’s own reference
 * @param isReferenceUnique Refuse it with 409 when its payer has used the reference before, in a payment that
 * was not refused or cancelled
 * @param uetr The unique end-to-end transaction reference that the payment comes with, a UUID of version 4: one
 * that no transaction has, whatever became of it. Absent: it follows from the transaction’s id
 * @param metadata What your own programs keep with it; shown to the payer’s side alone
 * @param originator What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101
 * @param beneficiary What the payment says of the payee (FATF R.16), in the words of IVMS101
 * @param issuer Where shares are bought: what their screening says of the company that issued them
 * @param fromAddress The wallet that pays, by address or IBAN
 * @param toAddress The wallet that is paid, by address or IBAN
 * @param amount What the payee receives; the fee comes on top
 * @param currency The network’s own currency
 * @param sealedMemo In the place of memo: words that only the payee and compliance can read, for the keys of GET
 * /api/v1/memo-keys
 */
public record SendTransactionDto(
        SourceOfFunds sourceOfFunds,
        String sourceOfFundsText,
        PurposeCode purposeCode,
        String counterpartyName,
        String counterpartyCountry,
        String reference,
        Boolean isReferenceUnique,
        String uetr,
        Map<String, Object> metadata,
        PaymentPartyDto originator,
        PaymentPartyDto beneficiary,
        Map<String, Object> issuer,
        String fromAddress,
        String toAddress,
        SendableType type,
        Network network,
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
        private PurposeCode purposeCode;
        private String counterpartyName;
        private String counterpartyCountry;
        private String reference;
        private Boolean isReferenceUnique;
        private String uetr;
        private Map<String, Object> metadata;
        private PaymentPartyDto originator;
        private PaymentPartyDto beneficiary;
        private Map<String, Object> issuer;
        private String fromAddress;
        private String toAddress;
        private SendableType type;
        private Network network;
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

        /** The purpose as the central bank of the payer’s network codes it; see GET /api/v1/compliance/purposes */
        public Builder purposeCode(PurposeCode purposeCode) {
            this.purposeCode = purposeCode;
            return this;
        }

        /** The payee’s name as the payer knows it; compared with the name of the wallet’s owner, and screened */
        public Builder counterpartyName(String counterpartyName) {
            this.counterpartyName = counterpartyName;
            return this;
        }

        /** Where the payee is, as an ISO 3166 alpha-2 code */
        public Builder counterpartyCountry(String counterpartyCountry) {
            this.counterpartyCountry = counterpartyCountry;
            return this;
        }

        /** The payer’s own reference */
        public Builder reference(String reference) {
            this.reference = reference;
            return this;
        }

        /**
         * Refuse it with 409 when its payer has used the reference before, in a payment that was not refused or
         * cancelled
         */
        public Builder isReferenceUnique(Boolean isReferenceUnique) {
            this.isReferenceUnique = isReferenceUnique;
            return this;
        }

        /**
         * The unique end-to-end transaction reference that the payment comes with, a UUID of version 4: one that
         * no transaction has, whatever became of it. Absent: it follows from the transaction’s id
         */
        public Builder uetr(String uetr) {
            this.uetr = uetr;
            return this;
        }

        /** What your own programs keep with it; shown to the payer’s side alone */
        public Builder metadata(Map<String, Object> metadata) {
            this.metadata = metadata;
            return this;
        }

        /** What the payer’s bank has to say of the payer (FATF R.16), in the words of IVMS101 */
        public Builder originator(PaymentPartyDto originator) {
            this.originator = originator;
            return this;
        }

        /** What the payment says of the payee (FATF R.16), in the words of IVMS101 */
        public Builder beneficiary(PaymentPartyDto beneficiary) {
            this.beneficiary = beneficiary;
            return this;
        }

        /** Where shares are bought: what their screening says of the company that issued them */
        public Builder issuer(Map<String, Object> issuer) {
            this.issuer = issuer;
            return this;
        }

        /** The wallet that pays, by address or IBAN */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        /** The wallet that is paid, by address or IBAN */
        public Builder toAddress(String toAddress) {
            this.toAddress = toAddress;
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
            return new SendTransactionDto(sourceOfFunds, sourceOfFundsText, purposeCode, counterpartyName, counterpartyCountry, reference, isReferenceUnique, uetr, metadata, originator, beneficiary, issuer, fromAddress, toAddress, type, network, amount, currency, memo, sealedMemo, programmableLogic);
        }
    }
}
