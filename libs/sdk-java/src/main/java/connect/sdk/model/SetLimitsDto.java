// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.AlwaysSent;

/**
 * SetLimitsDto, as the API's document describes it.
 *
 * @param transactionLimit The most one transaction may send; null lifts it
 * @param dailyLimit The most a day (UTC) may send; null lifts it
 */
public record SetLimitsDto(
        @AlwaysSent String transactionLimit,
        @AlwaysSent String dailyLimit) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String transactionLimit;
        private String dailyLimit;
        private boolean isTransactionLimitGiven;
        private boolean isDailyLimitGiven;

        /** The most one transaction may send; null lifts it */
        public Builder transactionLimit(String transactionLimit) {
            this.transactionLimit = transactionLimit;
            isTransactionLimitGiven = true;
            return this;
        }

        /** The most a day (UTC) may send; null lifts it */
        public Builder dailyLimit(String dailyLimit) {
            this.dailyLimit = dailyLimit;
            isDailyLimitGiven = true;
            return this;
        }

        public SetLimitsDto build() {
            if (!isTransactionLimitGiven) {
                throw new IllegalStateException("transactionLimit must be given, as null where there is none.");
            }
            if (!isDailyLimitGiven) {
                throw new IllegalStateException("dailyLimit must be given, as null where there is none.");
            }
            return new SetLimitsDto(transactionLimit, dailyLimit);
        }
    }
}
