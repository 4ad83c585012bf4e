// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementWalletDto, as the API's document describes it.
 *
 * @param iban Absent in statements from before it was told
 * @param bankBic Absent in statements from before it was told
 * @param bankLei Absent in statements from before it was told
 */
public record StatementWalletDto(
        String id,
        String address,
        String iban,
        Network network,
        Currency currency,
        String label,
        String ownerName,
        String bankName,
        String bankBic,
        String bankLei) {}
