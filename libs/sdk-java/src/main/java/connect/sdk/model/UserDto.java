// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * UserDto, as the API's document describes it.
 *
 * @param identityNumber The document they were identified by
 * @param lockedUntil Until when somebody who guessed their password is kept waiting
 * @param codeExpiresAt Until when the code that was given out may be used
 * @param hasFactor Whether they have a second factor
 * @param isComplianceOfficer Whether they look after suspicious-transaction reports
 */
public record UserDto(
        String id,
        String username,
        String name,
        String email,
        Role role,
        BankDto bank,
        String identityNumber,
        UserState state,
        String deactivatedAt,
        String lockedUntil,
        String lastSignInAt,
        String codeExpiresAt,
        Boolean hasFactor,
        Boolean isComplianceOfficer,
        String createdAt) {}
