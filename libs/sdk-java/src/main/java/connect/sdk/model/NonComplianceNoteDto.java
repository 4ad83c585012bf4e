// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NonComplianceNoteDto, as the API's document describes it.
 */
public record NonComplianceNoteDto(
        String note) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String note;

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        public NonComplianceNoteDto build() {
            return new NonComplianceNoteDto(note);
        }
    }
}
