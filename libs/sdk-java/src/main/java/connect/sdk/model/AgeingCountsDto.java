// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AgeingCountsDto, as the API's document describes it.
 */
public record AgeingCountsDto(
        Double under_24h,
        Double under_72h,
        Double older) {}
