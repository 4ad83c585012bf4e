// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ConfirmTotpDto, as the API's document describes it.
 *
 * @param challenge The challenge that came with the secret
 * @param label What the app is to be called
 */
public record ConfirmTotpDto(
        String challenge,
        String code,
        String label) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String challenge;
        private String code;
        private String label;

        /** The challenge that came with the secret */
        public Builder challenge(String challenge) {
            this.challenge = challenge;
            return this;
        }

        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /** What the app is to be called */
        public Builder label(String label) {
            this.label = label;
            return this;
        }

        public ConfirmTotpDto build() {
            return new ConfirmTotpDto(challenge, code, label);
        }
    }
}
