// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SimulatedRefusalDto, as the API's document describes it.
 */
public record SimulatedRefusalDto(
        String code,
        Double payments) {}
