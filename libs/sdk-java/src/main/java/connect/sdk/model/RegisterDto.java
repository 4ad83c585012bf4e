// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RegisterDto, as the API's document describes it.
 *
 * @param role Heeded only when an administrator registers.
 * @param bankId The bank of the person; heeded as the role is.
 */
public record RegisterDto(
        String username,
        String password,
        String name,
        String email,
        Role role,
        String bankId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String username;
        private String password;
        private String name;
        private String email;
        private Role role;
        private String bankId;

        public Builder username(String username) {
            this.username = username;
            return this;
        }

        public Builder password(String password) {
            this.password = password;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder email(String email) {
            this.email = email;
            return this;
        }

        /** Heeded only when an administrator registers. */
        public Builder role(Role role) {
            this.role = role;
            return this;
        }

        /** The bank of the person; heeded as the role is. */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        public RegisterDto build() {
            return new RegisterDto(username, password, name, email, role, bankId);
        }
    }
}
