// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChoosePasswordDto, as the API's document describes it.
 *
 * @param newPassword At least 8 characters, 15 outside the sandbox; no common one, and without your names
 */
public record ChoosePasswordDto(
        String passwordCode,
        String newPassword) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String passwordCode;
        private String newPassword;

        public Builder passwordCode(String passwordCode) {
            this.passwordCode = passwordCode;
            return this;
        }

        /** At least 8 characters, 15 outside the sandbox; no common one, and without your names */
        public Builder newPassword(String newPassword) {
            this.newPassword = newPassword;
            return this;
        }

        public ChoosePasswordDto build() {
            return new ChoosePasswordDto(passwordCode, newPassword);
        }
    }
}
