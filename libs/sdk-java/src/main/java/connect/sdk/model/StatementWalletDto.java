// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementWalletDto, as the API's document describes it.
 */
public record StatementWalletDto(
        String id,
        String address,
        Network network,
        Currency currency,
        String label,
        String ownerName,
        String bankName) {}
