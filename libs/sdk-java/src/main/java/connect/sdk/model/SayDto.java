// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SayDto, as the API's document describes it.
 */
public record SayDto(
        String message) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String message;

        public Builder message(String message) {
            this.message = message;
            return this;
        }

        public SayDto build() {
            return new SayDto(message);
        }
    }
}
