// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AccountBalanceDto, as the API's document describes it.
 *
 * @param account The account, and the wallet of it
 * @param postedMinor What is posted, in minor units: 12,500.75
 * @param sequence The number of its last entry; 0 while it has none
 */
public record AccountBalanceDto(
        String account,
        String currency,
        String postedMinor,
        String sequence) {}
