// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SetLimitsDto, as the API's document describes it.
 *
 * @param transactionLimit The most one transaction may send
 * @param dailyLimit The most a day (UTC) may send
 */
public record SetLimitsDto(
        String transactionLimit,
        String dailyLimit) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String transactionLimit;
        private String dailyLimit;

        /** The most one transaction may send */
        public Builder transactionLimit(String transactionLimit) {
            this.transactionLimit = transactionLimit;
            return this;
        }

        /** The most a day (UTC) may send */
        public Builder dailyLimit(String dailyLimit) {
            this.dailyLimit = dailyLimit;
            return this;
        }

        public SetLimitsDto build() {
            return new SetLimitsDto(transactionLimit, dailyLimit);
        }
    }
}
