// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BeneficiaryPolicyDto, as the API's document describes it.
 *
 * @param needsApproval Whether a second person approves each beneficiary
 * @param waitingHours How many hours pass before the first payment, from the approval or from when it was added
 * @param onlyBeneficiaries Whether nobody else is paid
 * @param mayActivate Whether the caller may put it in force now
 */
public record BeneficiaryPolicyDto(
        Boolean needsApproval,
        Double waitingHours,
        Boolean onlyBeneficiaries,
        String id,
        BankDto bank,
        Double version,
        BeneficiaryPolicyState state,
        String note,
        String createdBy,
        String createdAt,
        String activatedBy,
        String activatedAt,
        Boolean mayActivate) {}
