// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * EnterKeyDto, as the API's document describes it.
 *
 * @param publicKey Ed25519, as base64url
 * @param signature Ed25519 over `connect-seat-key/1`, the seat’s id and the key, one a line, as base64url: it
 * shows that the private half is in your hands
 */
public record EnterKeyDto(
        String publicKey,
        String signature) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String publicKey;
        private String signature;

        /** Ed25519, as base64url */
        public Builder publicKey(String publicKey) {
            this.publicKey = publicKey;
            return this;
        }

        /**
         * Ed25519 over `connect-seat-key/1`, the seat’s id and the key, one a line, as base64url: it shows that
         * the private half is in your hands
         */
        public Builder signature(String signature) {
            this.signature = signature;
            return this;
        }

        public EnterKeyDto build() {
            return new EnterKeyDto(publicKey, signature);
        }
    }
}
