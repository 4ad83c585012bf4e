// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ComplianceVerificationDto, as the API's document describes it.
 *
 * @param kyc_verified null unless you may see the payer
 * @param sanctions_check cleared: like a listed party from whom an officer told them apart; not_screened: a list
 * that must be in force was not, or a name could not be read; what a screening found is for the payer’s bank
 * alone
 */
public record ComplianceVerificationDto(
        Boolean shariah_compliant,
        Boolean kyc_verified,
        SanctionsCheck sanctions_check) {}
