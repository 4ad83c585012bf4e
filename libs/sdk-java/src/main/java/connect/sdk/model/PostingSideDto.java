// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PostingSideDto, as the API's document describes it.
 *
 * @param address null for a network’s own account
 * @param label Of a wallet within your reach
 * @param ownerName Its owner, of a wallet within your reach and of a payer; else what you or the payment call it
 * @param balanceBefore null where the balance is not yours to see
 */
public record PostingSideDto(
        AccountKind account,
        String address,
        String label,
        String ownerName,
        String balanceBefore,
        String balanceAfter) {}
