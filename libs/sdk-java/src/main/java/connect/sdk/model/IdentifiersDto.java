// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IdentifiersDto, as the API's document describes it.
 */
public record IdentifiersDto(
        Boolean birth,
        Boolean nationality) {}
