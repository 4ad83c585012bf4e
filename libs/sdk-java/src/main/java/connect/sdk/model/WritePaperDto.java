// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WritePaperDto, as the API's document describes it.
 *
 * @param position The position of the payment in the sample
 */
public record WritePaperDto(
        Double position,
        String lookedAt,
        PaperOutcome outcome,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Double position;
        private String lookedAt;
        private PaperOutcome outcome;
        private String note;

        /** The position of the payment in the sample */
        public Builder position(Double position) {
            this.position = position;
            return this;
        }

        public Builder lookedAt(String lookedAt) {
            this.lookedAt = lookedAt;
            return this;
        }

        public Builder outcome(PaperOutcome outcome) {
            this.outcome = outcome;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public WritePaperDto build() {
            return new WritePaperDto(position, lookedAt, outcome, note);
        }
    }
}
