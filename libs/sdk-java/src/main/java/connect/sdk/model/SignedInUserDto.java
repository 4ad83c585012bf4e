// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SignedInUserDto, as the API's document describes it.
 */
public record SignedInUserDto(
        String id,
        String username,
        String name,
        Role role) {}
