// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChangeDto, as the API's document describes it.
 *
 * @param from Where this month begins, in UTC
 * @param to Not compared any more: now, or as many days into the month as the last one had
 * @param previousTo As far into the last month
 */
public record ChangeDto(
        Double transactionsPct,
        Double volumePct,
        String from,
        String to,
        String previousFrom,
        String previousTo) {}
