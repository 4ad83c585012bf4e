// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FactorChallengeDto, as the API's document describes it.
 *
 * @param challenge What the passkey signs
 * @param rpId The name that the passkeys are bound to
 */
public record FactorChallengeDto(
        String challenge,
        String expiresAt,
        List<FactorKind> kinds,
        String rpId,
        List<AllowedPasskeyDto> passkeys) {}
