// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChangeRoleDto, as the API's document describes it.
 *
 * @param bankId Their bank, which an officer must have; without it, the one they have
 */
public record ChangeRoleDto(
        Role role,
        String bankId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Role role;
        private String bankId;

        public Builder role(Role role) {
            this.role = role;
            return this;
        }

        /** Their bank, which an officer must have; without it, the one they have */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        public ChangeRoleDto build() {
            return new ChangeRoleDto(role, bankId);
        }
    }
}
