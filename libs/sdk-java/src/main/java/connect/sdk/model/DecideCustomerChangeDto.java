// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideCustomerChangeDto, as the API's document describes it.
 */
public record DecideCustomerChangeDto(
        CustomerDecision decision,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private CustomerDecision decision;
        private String reason;

        public Builder decision(CustomerDecision decision) {
            this.decision = decision;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public DecideCustomerChangeDto build() {
            return new DecideCustomerChangeDto(decision, reason);
        }
    }
}
