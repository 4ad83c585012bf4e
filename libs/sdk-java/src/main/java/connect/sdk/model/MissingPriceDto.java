// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MissingPriceDto, as the API's document describes it.
 *
 * @param last The last day that has one
 * @param mostDays How many days old one may be
 */
public record MissingPriceDto(
        Metal metal,
        String day,
        String last,
        Double mostDays) {}
