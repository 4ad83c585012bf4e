// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletBalanceDto, as the API's document describes it.
 *
 * @param balance What is, or was, posted
 * @param available null of a moment: what was held then is not kept
 * @param held null of a moment
 * @param at The moment; null for now
 * @param entries By how many entries: the number of the last; 0 while there is none
 */
public record WalletBalanceDto(
        String address,
        String balance,
        String available,
        String held,
        Network network,
        Currency currency,
        String at,
        String entries) {}
