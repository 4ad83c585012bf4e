// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ScorePointDto, as the API's document describes it.
 *
 * @param from The day, the hour or the month it begins
 */
public record ScorePointDto(
        String from,
        Double transactions,
        Double averageScore) {}
