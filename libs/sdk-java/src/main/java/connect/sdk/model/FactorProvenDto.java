// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FactorProvenDto, as the API's document describes it.
 */
public record FactorProvenDto(
        String freshUntil) {}
