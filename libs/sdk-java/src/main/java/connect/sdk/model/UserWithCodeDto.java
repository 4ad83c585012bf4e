// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * UserWithCodeDto, as the API's document describes it.
 *
 * @param passwordCode Good once, at `/choose-password#` of the console or for `POST /api/auth/password/choose`
 */
public record UserWithCodeDto(
        UserDto user,
        String passwordCode,
        String expiresAt) {}
