// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BindingDto, as the API's document describes it.
 *
 * @param kind ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by its
 * id; profile: a bank’s setting
 */
public record BindingDto(
        BindingKind kind,
        String value) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private BindingKind kind;
        private String value;

        /**
         * ruleset: a version by its number; rule: by its id; product: a type of contract; contract: by its id;
         * profile: a bank’s setting
         */
        public Builder kind(BindingKind kind) {
            this.kind = kind;
            return this;
        }

        public Builder value(String value) {
            this.value = value;
            return this;
        }

        public BindingDto build() {
            return new BindingDto(kind, value);
        }
    }
}
