// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SandboxSignInDto, as the API's document describes it.
 *
 * @param startNonce What stands behind `#start=` in the link that `npm start` printed. A browser that came by
 * one before needs none.
 */
public record SandboxSignInDto(
        String username,
        String startNonce) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String username;
        private String startNonce;

        public Builder username(String username) {
            this.username = username;
            return this;
        }

        /**
         * What stands behind `#start=` in the link that `npm start` printed. A browser that came by one before
         * needs none.
         */
        public Builder startNonce(String startNonce) {
            this.startNonce = startNonce;
            return this;
        }

        public SandboxSignInDto build() {
            return new SandboxSignInDto(username, startNonce);
        }
    }
}
