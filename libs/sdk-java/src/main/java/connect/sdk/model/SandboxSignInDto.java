// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SandboxSignInDto, as the API's document describes it.
 */
public record SandboxSignInDto(
        String username) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String username;

        public Builder username(String username) {
            this.username = username;
            return this;
        }

        public SandboxSignInDto build() {
            return new SandboxSignInDto(username);
        }
    }
}
