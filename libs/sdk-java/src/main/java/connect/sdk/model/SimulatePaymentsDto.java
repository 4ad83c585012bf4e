// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SimulatePaymentsDto, as the API's document describes it.
 *
 * @param payments How many payments
 * @param seed The same seed draws the same payments
 */
public record SimulatePaymentsDto(
        Double payments,
        Double seed) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double payments;
        private Double seed;

        /** How many payments */
        public Builder payments(Double payments) {
            this.payments = payments;
            return this;
        }

        /** The same seed draws the same payments */
        public Builder seed(Double seed) {
            this.seed = seed;
            return this;
        }

        public SimulatePaymentsDto build() {
            return new SimulatePaymentsDto(payments, seed);
        }
    }
}
