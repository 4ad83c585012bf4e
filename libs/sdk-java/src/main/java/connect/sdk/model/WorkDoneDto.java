// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WorkDoneDto, as the API's document describes it.
 */
public record WorkDoneDto(
        String work,
        Double pieces,
        String firstAt,
        String lastAt) {}
