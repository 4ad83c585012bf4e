// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SignInFactorDto, as the API's document describes it.
 *
 * @param code Six digits, or a recovery code
 * @param passkey Instead of a code
 * @param challenge The challenge that the right password was answered with
 */
public record SignInFactorDto(
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

        /** The challenge that the right password was answered with */
        public Builder challenge(String challenge) {
            this.challenge = challenge;
            return this;
        }

        public SignInFactorDto build() {
            return new SignInFactorDto(code, passkey, challenge);
        }
    }
}
