// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * NewPasskeyDto, as the API's document describes it.
 *
 * @param userHandle The person, as authenticators keep them apart
 * @param known Not to be made again
 */
public record NewPasskeyDto(
        String challenge,
        String expiresAt,
        String rpId,
        String userHandle,
        String username,
        String name,
        List<AllowedPasskeyDto> known) {}
