// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewItemDto, as the API's document describes it.
 *
 * @param from From when on
 * @param to Up to when, itself not counted
 * @param owner Who looks at it
 * @param samples How often a sample was ordered
 */
public record ReviewItemDto(
        String id,
        ReviewArea area,
        String from,
        String to,
        String owner,
        String dueOn,
        Double samples) {}
