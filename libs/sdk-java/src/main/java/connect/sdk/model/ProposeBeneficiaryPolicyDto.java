// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProposeBeneficiaryPolicyDto, as the API's document describes it.
 *
 * @param needsApproval Whether a second person approves each beneficiary
 * @param waitingHours How many hours pass before the first payment, from the approval or from when it was added
 * @param onlyBeneficiaries Whether nobody else is paid
 * @param bankId Whose; administrators name it
 */
public record ProposeBeneficiaryPolicyDto(
        Boolean needsApproval,
        Double waitingHours,
        Boolean onlyBeneficiaries,
        String note,
        String bankId) {
    public static Builder builder() {
        return new Builder();
    }

    /** Fills in a request field by field; what is left out is not sent. */
    public static final class Builder {
        private Boolean needsApproval;
        private Double waitingHours;
        private Boolean onlyBeneficiaries;
        private String note;
        private String bankId;

        /** Whether a second person approves each beneficiary */
        public Builder needsApproval(Boolean needsApproval) {
            this.needsApproval = needsApproval;
            return this;
        }

        /** How many hours pass before the first payment, from the approval or from when it was added */
        public Builder waitingHours(Double waitingHours) {
            this.waitingHours = waitingHours;
            return this;
        }

        /** Whether nobody else is paid */
        public Builder onlyBeneficiaries(Boolean onlyBeneficiaries) {
            this.onlyBeneficiaries = onlyBeneficiaries;
            return this;
        }

        public Builder note(String note) {
            this.note = note;
            return this;
        }

        /** Whose; administrators name it */
        public Builder bankId(String bankId) {
            this.bankId = bankId;
            return this;
        }

        public ProposeBeneficiaryPolicyDto build() {
            return new ProposeBeneficiaryPolicyDto(needsApproval, waitingHours, onlyBeneficiaries, note, bankId);
        }
    }
}
