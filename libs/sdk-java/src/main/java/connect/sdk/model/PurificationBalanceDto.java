// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PurificationBalanceDto, as the API's document describes it.
 *
 * @param tainted All that was found tainted, with what was put right
 * @param purified What reached charity
 * @param open What did not yet
 * @param setAside What of the open is set aside
 * @param account Where it is set aside; null before the first is
 */
public record PurificationBalanceDto(
        BankDto bank,
        Currency currency,
        String tainted,
        String purified,
        String open,
        String setAside,
        String account) {}
