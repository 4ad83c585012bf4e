// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * VerifyFactorDto, as the API's document describes it.
 *
 * @param code Six digits, or a recovery code
 * @param passkey Instead of a code
 * @param challenge What the passkey signed
 */
public record VerifyFactorDto(
        String code,
        PasskeyAnswerDto passkey,
        String challenge) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String code;
        private PasskeyAnswerDto passkey;
        private String challenge;

        /** Six digits, or a recovery code */
        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /** Instead of a code */
        public Builder passkey(PasskeyAnswerDto passkey) {
            this.passkey = passkey;
            return this;
        }

        /** What the passkey signed */
        public Builder challenge(String challenge) {
            this.challenge = challenge;
            return this;
        }

        public VerifyFactorDto build() {
            return new VerifyFactorDto(code, passkey, challenge);
        }
    }
}
