// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CreateUserDto, as the API's document describes it.
 *
 * @param bankId Their bank, which officers and auditors must have
 * @param identityNumber The number of the document the person was identified by. Accounts with the same number
 * are one person, who has one voice where several must agree
 */
public record CreateUserDto(
        String username,
        String name,
        String email,
        Role role,
        String bankId,
        String identityNumber) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private String username;
        private String name;
        private String email;
        private Role role;
        private String bankId;
        private String identityNumber;

        public Builder username(String username) {
            this.username = username;
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

        public Builder role(Role role) {
            this.role = role;
            return this;
        }

        /** Their bank, which officers and auditors must have */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        /**
         * The number of the document the person was identified by. Accounts with the same number are one person,
         * who has one voice where several must agree
         */
        public Builder identityNumber(String identityNumber) {
            this.identityNumber = identityNumber;
            return this;
        }

        public CreateUserDto build() {
            return new CreateUserDto(username, name, email, role, bankId, identityNumber);
        }
    }
}
