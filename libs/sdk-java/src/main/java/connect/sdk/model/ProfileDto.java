// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProfileDto, as the API's document describes it.
 *
 * @param isComplianceOfficer Whether they look after suspicious-transaction reports
 */
public record ProfileDto(
        String id,
        String username,
        String name,
        Role role,
        String email,
        BankDto bank,
        KycStatus kycStatus,
        Boolean isComplianceOfficer) {}
