// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChangePasswordDto, as the API's document describes it.
 *
 * @param newPassword At least 8 characters, 15 outside the sandbox; no common one, and without your names
 */
public record ChangePasswordDto(
        String currentPassword,
        String newPassword) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String currentPassword;
        private String newPassword;

        public Builder currentPassword(String currentPassword) {
            this.currentPassword = currentPassword;
            return this;
        }

        /** At least 8 characters, 15 outside the sandbox; no common one, and without your names */
        public Builder newPassword(String newPassword) {
            this.newPassword = newPassword;
            return this;
        }

        public ChangePasswordDto build() {
            return new ChangePasswordDto(currentPassword, newPassword);
        }
    }
}
