// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DecideRecallDto, as the API's document describes it.
 *
 * @param reason Why it is refused, in the codes of ISO 20022: closed account (AC04), no money (AM04), returned
 * before (ARDT), the payee’s decision (CUST), the law (LEGL), as the note says (NARR), no answer of the payee
 * (NOAS); only of a refusal, and CUST where none is given
 * @param note For the payer to read; needed with NARR
 */
public record DecideRecallDto(
        RecallDecision decision,
        RecallRefusal reason,
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private RecallDecision decision;
        private RecallRefusal reason;
        private String note;

        public Builder decision(RecallDecision decision) {
            this.decision = decision;
            return this;
        }

        /**
         * Why it is refused, in the codes of ISO 20022: closed account (AC04), no money (AM04), returned before
         * (ARDT), the payee’s decision (CUST), the law (LEGL), as the note says (NARR), no answer of the payee
         * (NOAS); only of a refusal, and CUST where none is given
         */
        public Builder reason(RecallRefusal reason) {
            this.reason = reason;
            return this;
        }

        /** For the payer to read; needed with NARR */
        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public DecideRecallDto build() {
            return new DecideRecallDto(decision, reason, note);
        }
    }
}
