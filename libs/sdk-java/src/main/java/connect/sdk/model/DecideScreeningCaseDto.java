// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideScreeningCaseDto, as the API's document describes it.
 *
 * @param decision confirm: it is the one listed, which two people must say; clear: it is not
 */
public record DecideScreeningCaseDto(
        ScreeningCaseDecision decision,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private ScreeningCaseDecision decision;
        private String reason;

        /** confirm: it is the one listed, which two people must say; clear: it is not */
        public Builder decision(ScreeningCaseDecision decision) {
            this.decision = decision;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public DecideScreeningCaseDto build() {
            return new DecideScreeningCaseDto(decision, reason);
        }
    }
}
