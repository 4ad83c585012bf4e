// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ThresholdsDto, as the API's document describes it.
 *
 * @param transfer A transfer needs an identified sender
 * @param large Payments need a source of funds
 * @param purpose A payment should say what it is for
 */
public record ThresholdsDto(
        String transfer,
        String large,
        String purpose) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String transfer;
        private String large;
        private String purpose;

        /** A transfer needs an identified sender */
        public Builder transfer(String transfer) {
            this.transfer = transfer;
            return this;
        }

        /** Payments need a source of funds */
        public Builder large(String large) {
            this.large = large;
            return this;
        }

        /** A payment should say what it is for */
        public Builder purpose(String purpose) {
            this.purpose = purpose;
            return this;
        }

        public ThresholdsDto build() {
            return new ThresholdsDto(transfer, large, purpose);
        }
    }
}
