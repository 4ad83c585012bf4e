// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TakeFindingStepDto, as the API's document describes it.
 *
 * @param kind answer: management’s; follow_up: how far it is; close: by somebody who did not answer it; reopen
 * @param agrees Of an answer, and needed there: whether management agrees
 * @param dueOn Another due day; of follow_up and reopen
 */
public record TakeFindingStepDto(
        FindingStepKind kind,
        String text,
        Boolean agrees,
        String dueOn) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private FindingStepKind kind;
        private String text;
        private Boolean agrees;
        private String dueOn;

        /** answer: management’s; follow_up: how far it is; close: by somebody who did not answer it; reopen */
        public Builder kind(FindingStepKind kind) {
            this.kind = kind;
            return this;
        }

        public Builder text(String text) {
            this.text = text;
            return this;
        }

        /** Of an answer, and needed there: whether management agrees */
        public Builder agrees(Boolean agrees) {
            this.agrees = agrees;
            return this;
        }

        /** Another due day; of follow_up and reopen */
        public Builder dueOn(String dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        public TakeFindingStepDto build() {
            return new TakeFindingStepDto(kind, text, agrees, dueOn);
        }
    }
}
