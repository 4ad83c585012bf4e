// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SignedInDto, as the API's document describes it.
 */
public record SignedInDto(
        SignedInUserDto user,
        String token) {}
