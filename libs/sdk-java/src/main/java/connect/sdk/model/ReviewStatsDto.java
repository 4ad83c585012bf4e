// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewStatsDto, as the API's document describes it.
 *
 * @param medianAgeSeconds Of open cases; null: none is open
 * @param decided In the last 30 days
 * @param releasedShare Per cent of them that were paid
 */
public record ReviewStatsDto(
        Double open,
        AgeingCountsDto ageing,
        Double medianAgeSeconds,
        Double decided,
        Double releasedShare) {}
