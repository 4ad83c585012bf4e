// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PointChoiceDto, as the API's document describes it.
 */
public record PointChoiceDto(
        String point,
        String opinion) {}
