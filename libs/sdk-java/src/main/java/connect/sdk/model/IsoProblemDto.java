// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoProblemDto, as the API's document describes it.
 */
public record IsoProblemDto(
        String path,
        Double line,
        FieldCode code,
        String message) {}
