// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RegisteredDto, as the API's document describes it.
 */
public record RegisteredDto(
        SignedInUserDto user,
        String token) {}
