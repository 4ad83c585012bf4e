// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BilingualDto, as the API's document describes it.
 */
public record BilingualDto(
        String en,
        String ar) {}
