// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FindingCountsDto, as the API's document describes it.
 */
public record FindingCountsDto(
        Double prohibit,
        Double flag,
        Double advise) {}
