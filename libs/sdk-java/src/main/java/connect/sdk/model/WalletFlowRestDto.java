// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletFlowRestDto, as the API's document describes it.
 *
 * @param accounts How many other accounts
 */
public record WalletFlowRestDto(
        FlowDirection direction,
        Double accounts,
        String amount,
        Double transactions) {}
