// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RefusedFieldDto, as the API's document describes it.
 *
 * @param field As it was typed
 */
public record RefusedFieldDto(
        String field,
        String message) {}
