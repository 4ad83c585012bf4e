// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PlannedAreaDto, as the API's document describes it.
 *
 * @param score As it was when the plan was proposed; 0 where nothing was paid
 */
public record PlannedAreaDto(
        ReviewArea area,
        Double score) {}
