// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CorrectZakatDto, as the API's document describes it.
 */
public record CorrectZakatDto(
        List<DeclarationDto> declarations,
        String reason) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private List<DeclarationDto> declarations;
        private String reason;

        public Builder declarations(List<DeclarationDto> declarations) {
            this.declarations = declarations;
            return this;
        }

        public Builder reason(String reason) {
            this.reason = reason;
            return this;
        }

        public CorrectZakatDto build() {
            return new CorrectZakatDto(declarations, reason);
        }
    }
}
