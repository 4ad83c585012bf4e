// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PayZakatDto, as the API's document describes it.
 *
 * @param fromAddress A wallet of your own, by address or IBAN
 * @param assessmentId Without one it is paid ahead, for the year that runs
 */
public record PayZakatDto(
        String recipientId,
        String fromAddress,
        String amount,
        String assessmentId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String recipientId;
        private String fromAddress;
        private String amount;
        private String assessmentId;

        public Builder recipientId(String recipientId) {
            this.recipientId = recipientId;
            return this;
        }

        /** A wallet of your own, by address or IBAN */
        public Builder fromAddress(String fromAddress) {
            this.fromAddress = fromAddress;
            return this;
        }

        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        /** Without one it is paid ahead, for the year that runs */
        public Builder assessmentId(String assessmentId) {
            this.assessmentId = assessmentId;
            return this;
        }

        public PayZakatDto build() {
            return new PayZakatDto(recipientId, fromAddress, amount, assessmentId);
        }
    }
}
