// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * AssessZakatDto, as the API's document describes it.
 *
 * @param dueOn The day on which the year was over, as the position tells it
 */
public record AssessZakatDto(
        String dueOn,
        List<DeclarationDto> declarations) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String dueOn;
        private List<DeclarationDto> declarations;

        /** The day on which the year was over, as the position tells it */
        public Builder dueOn(String dueOn) {
            this.dueOn = dueOn;
            return this;
        }

        public Builder declarations(List<DeclarationDto> declarations) {
            this.declarations = declarations;
            return this;
        }

        public AssessZakatDto build() {
            return new AssessZakatDto(dueOn, declarations);
        }
    }
}
