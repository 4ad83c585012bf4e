// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DueDto, as the API's document describes it.
 */
public record DueDto(
        String at,
        String work) {}
