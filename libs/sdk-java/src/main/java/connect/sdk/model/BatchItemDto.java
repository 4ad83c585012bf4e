// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * BatchItemDto, as the API's document describes it.
 *
 * @param toAddress The wallet that is paid, by address or IBAN
 * @param memo Absent: the memo of the batch
 * @param counterpartyName The payee’s name as the payer knows it; compared with the name of the wallet’s owner,
 * and screened
 * @param counterpartyCountry Where the payee is, as an ISO 3166 alpha-2 code
 * @param purposeCode Absent: the purpose of the batch
 * @param reference The payer’s own reference
 * @param uetr The UETR it comes with, a UUID of version 4 that no transaction has
 * @param metadata What your own programs keep with it; shown to the payer’s side alone
 * @param beneficiary What the payment says of the payee (FATF R.16)
 * @param originator What it says of the payer (FATF R.16); absent: what the batch says
 */
public record BatchItemDto(
        String toAddress,
        String amount,
        String memo,
        String counterpartyName,
        String counterpartyCountry,
        PurposeCode purposeCode,
        String reference,
        String uetr,
        Map<String, Object> metadata,
        PaymentPartyDto beneficiary,
        PaymentPartyDto originator) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String toAddress;
        private String amount;
        private String memo;
        private String counterpartyName;
        private String counterpartyCountry;
        private PurposeCode purposeCode;
        private String reference;
        private String uetr;
        private Map<String, Object> metadata;
        private PaymentPartyDto beneficiary;
        private PaymentPartyDto originator;

        /** The wallet that is paid, by address or IBAN */
        public Builder toAddress(String toAddress) {
            this.toAddress = toAddress;
            return this;
        }

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /** Absent: the memo of the batch */
        public Builder memo(String memo) {
            this.memo = memo;
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

        /** Absent: the purpose of the batch */
        public Builder purposeCode(PurposeCode purposeCode) {
            this.purposeCode = purposeCode;
            return this;
        }

        /** The payer’s own reference */
        public Builder reference(String reference) {
            this.reference = reference;
            return this;
        }

        /** The UETR it comes with, a UUID of version 4 that no transaction has */
        public Builder uetr(String uetr) {
            this.uetr = uetr;
            return this;
        }

        /** What your own programs keep with it; shown to the payer’s side alone */
        public Builder metadata(Map<String, Object> metadata) {
            this.metadata = metadata;
            return this;
        }

        /** What the payment says of the payee (FATF R.16) */
        public Builder beneficiary(PaymentPartyDto beneficiary) {
            this.beneficiary = beneficiary;
            return this;
        }

        /** What it says of the payer (FATF R.16); absent: what the batch says */
        public Builder originator(PaymentPartyDto originator) {
            this.originator = originator;
            return this;
        }

        public BatchItemDto build() {
            return new BatchItemDto(toAddress, amount, memo, counterpartyName, counterpartyCountry, purposeCode, reference, uetr, metadata, beneficiary, originator);
        }
    }
}
