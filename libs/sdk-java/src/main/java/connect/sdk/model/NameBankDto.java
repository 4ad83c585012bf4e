// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NameBankDto, as the API's document describes it.
 */
public record NameBankDto(
        String name) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String name;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public NameBankDto build() {
            return new NameBankDto(name);
        }
    }
}
