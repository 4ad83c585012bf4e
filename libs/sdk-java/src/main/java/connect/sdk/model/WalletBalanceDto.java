// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletBalanceDto, as the API's document describes it.
 */
public record WalletBalanceDto(
        String address,
        String balance,
        String available,
        String held,
        Network network,
        Currency currency) {}
