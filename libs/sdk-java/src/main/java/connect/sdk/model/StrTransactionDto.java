// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrTransactionDto, as the API's document describes it.
 *
 * @param transactionId The payment, by id or UETR
 * @param location Where the payment was made
 * @param transmodeCode The unit’s code of how it was made
 * @param fromFundsCode The unit’s code of the funds
 */
public record StrTransactionDto(
        String transactionId,
        String location,
        String description,
        String transmodeCode,
        String transmodeComment,
        String fromFundsCode,
        String fromCountry,
        StrPartyDto from,
        String toFundsCode,
        String toCountry,
        StrPartyDto to) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String transactionId;
        private String location;
        private String description;
        private String transmodeCode;
        private String transmodeComment;
        private String fromFundsCode;
        private String fromCountry;
        private StrPartyDto from;
        private String toFundsCode;
        private String toCountry;
        private StrPartyDto to;

        /** The payment, by id or UETR */
        public Builder transactionId(String transactionId) {
            this.transactionId = transactionId;
            return this;
        }

        /** Where the payment was made */
        public Builder location(String location) {
            this.location = location;
            return this;
        }

        public Builder description(String description) {
            this.description = description;
            return this;
        }

        /** The unit’s code of how it was made */
        public Builder transmodeCode(String transmodeCode) {
            this.transmodeCode = transmodeCode;
            return this;
        }

        public Builder transmodeComment(String transmodeComment) {
            this.transmodeComment = transmodeComment;
            return this;
        }

        /** The unit’s code of the funds */
        public Builder fromFundsCode(String fromFundsCode) {
            this.fromFundsCode = fromFundsCode;
            return this;
        }

        public Builder fromCountry(String fromCountry) {
            this.fromCountry = fromCountry;
            return this;
        }

        public Builder from(StrPartyDto from) {
            this.from = from;
            return this;
        }

        public Builder toFundsCode(String toFundsCode) {
            this.toFundsCode = toFundsCode;
            return this;
        }

        public Builder toCountry(String toCountry) {
            this.toCountry = toCountry;
            return this;
        }

        public Builder to(StrPartyDto to) {
            this.to = to;
            return this;
        }

        public StrTransactionDto build() {
            return new StrTransactionDto(transactionId, location, description, transmodeCode, transmodeComment, fromFundsCode, fromCountry, from, toFundsCode, toCountry, to);
        }
    }
}
