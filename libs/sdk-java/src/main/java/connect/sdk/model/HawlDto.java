// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * HawlDto, as the API's document describes it.
 *
 * @param from The first day that ended with nisab
 * @param due The day with whose beginning the year is over
 * @param fellBelowOn A day within it that ended below nisab, which by the opinion followed did not end it
 */
public record HawlDto(
        ZakatDayDto from,
        ZakatDayDto due,
        String fellBelowOn) {}
