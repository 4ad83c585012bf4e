// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideBankProfileDto, as the API's document describes it.
 */
public record DecideBankProfileDto(
        BankProfileDecision decision,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private BankProfileDecision decision;
        private String reason;

        public Builder decision(BankProfileDecision decision) {
            this.decision = decision;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public DecideBankProfileDto build() {
            return new DecideBankProfileDto(decision, reason);
        }
    }
}
