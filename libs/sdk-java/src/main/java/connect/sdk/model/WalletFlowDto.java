// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletFlowDto, as the API's document describes it.
 *
 * @param address null for a network’s own account
 * @param label Its label within your reach; else the owner who paid, or what you call whom you paid, or its
 * address
 * @param isWithinReach Whether the wallet is within your reach
 * @param transactions In how many transactions
 */
public record WalletFlowDto(
        FlowDirection direction,
        AccountKind account,
        String address,
        String label,
        Boolean isWithinReach,
        String amount,
        Double transactions,
        String lastAt) {}
