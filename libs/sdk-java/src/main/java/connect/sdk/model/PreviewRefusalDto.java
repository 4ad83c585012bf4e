// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PreviewRefusalDto, as the API's document describes it.
 *
 * @param details The facts behind it, as the step itself answers them
 */
public record PreviewRefusalDto(
        Double status,
        String code,
        String error,
        Object details) {}
