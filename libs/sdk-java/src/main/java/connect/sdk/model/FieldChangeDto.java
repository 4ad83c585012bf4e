// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FieldChangeDto, as the API's document describes it.
 */
public record FieldChangeDto(
        String field,
        String before,
        String after) {}
