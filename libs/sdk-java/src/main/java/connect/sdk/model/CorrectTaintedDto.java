// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CorrectTaintedDto, as the API's document describes it.
 *
 * @param amount What it comes to with this correction
 */
public record CorrectTaintedDto(
        String amount,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String amount;
        private String note;

        /** What it comes to with this correction */
        public Builder amount(String amount) {
            this.amount = amount;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public CorrectTaintedDto build() {
            return new CorrectTaintedDto(amount, note);
        }
    }
}
