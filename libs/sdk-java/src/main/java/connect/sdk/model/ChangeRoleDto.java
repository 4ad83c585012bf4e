// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChangeRoleDto, as the API's document describes it.
 *
 * @param bankId Their bank, which officers and auditors must have; without it, the one they have, and null for
 * none, such as for a scholar of the network’s board
 * @param identityNumber The number of the document the person was identified by. Accounts with the same number
 * are one person, who has one voice where several must agree
 */
public record ChangeRoleDto(
        Role role,
        String bankId,
        String identityNumber) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Role role;
        private String bankId;
        private String identityNumber;

        public Builder role(Role role) {
            this.role = role;
            return this;
        }

        /**
         * Their bank, which officers and auditors must have; without it, the one they have, and null for none,
         * such as for a scholar of the network’s board
         */
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

        public ChangeRoleDto build() {
            return new ChangeRoleDto(role, bankId, identityNumber);
        }
    }
}
