// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RequestRecallDto, as the API's document describes it.
 *
 * @param reason In the codes of ISO 20022: wrong account (AC03), bank (AGNT), amount (AM09) or currency (CURR),
 * the payer’s wish (CUST), paid twice (DUPL), fraud (FRAD), as the note says (NARR), technical fault (TECH), not
 * owed (UPAY)
 * @param note For the payee to read; needed with NARR
 * @param isShariah Whether it does not agree with the Shariah; once it is returned, the payer’s bank registers
 * it
 */
public record RequestRecallDto(
        RecallReason reason,
        String note,
        Boolean isShariah) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private RecallReason reason;
        private String note;
        private Boolean isShariah;

        /**
         * In the codes of ISO 20022: wrong account (AC03), bank (AGNT), amount (AM09) or currency (CURR), the
         * payer’s wish (CUST), paid twice (DUPL), fraud (FRAD), as the note says (NARR), technical fault (TECH),
         * not owed (UPAY)
         */
        public Builder reason(RecallReason reason) {
            this.reason = reason;
            return this;
        }

        /** For the payee to read; needed with NARR */
        public Builder note(String note) {
            this.note = note;
            return this;
        }

        /** Whether it does not agree with the Shariah; once it is returned, the payer’s bank registers it */
        public Builder isShariah(Boolean isShariah) {
            this.isShariah = isShariah;
            return this;
        }

        public RequestRecallDto build() {
            return new RequestRecallDto(reason, note, isShariah);
        }
    }
}
