// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchItemDto, as the API's document describes it.
 *
 * @param memo Absent: the memo of the batch
 */
public record BatchItemDto(
        String toAddress,
        String amount,
        String memo) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String toAddress;
        private String amount;
        private String memo;

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

        public BatchItemDto build() {
            return new BatchItemDto(toAddress, amount, memo);
        }
    }
}
