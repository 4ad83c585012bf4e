// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RulesetFiguresDto, as the API's document describes it.
 */
public record RulesetFiguresDto(
        String version,
        String profile,
        Double transactions) {}
