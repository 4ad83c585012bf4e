// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PersonaDto, as the API's document describes it.
 */
public record PersonaDto(
        String username,
        String name,
        Role role,
        String bank) {}
