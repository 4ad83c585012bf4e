// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementPeriodDto, as the API's document describes it.
 *
 * @param firstDay The first day
 * @param lastDay The last day
 * @param to Not in the period any more
 * @param provisional The period was not over when it was asked for
 */
public record StatementPeriodDto(
        String firstDay,
        String lastDay,
        String timeZone,
        String from,
        String to,
        Boolean provisional) {}
