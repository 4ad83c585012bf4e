// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideMoveDto, as the API's document describes it.
 */
public record DecideMoveDto(
        PurificationDecision decision,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private PurificationDecision decision;
        private String note;

        public Builder decision(PurificationDecision decision) {
            this.decision = decision;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public DecideMoveDto build() {
            return new DecideMoveDto(decision, note);
        }
    }
}
