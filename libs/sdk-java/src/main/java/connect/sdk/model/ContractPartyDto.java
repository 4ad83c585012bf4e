// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractPartyDto, as the API's document describes it.
 *
 * @param position Counts partners; 0 for the others
 * @param name The owner, of a wallet within your reach or of a party that has acted in the contract; until then
 * your beneficiary, what the contract states, or the address. Of no wallet: the name that was given
 * @param statedName What whoever drew the contract up calls the owner of the wallet; null: nothing
 * @param payeeCheck How the name that was stated of the party agreed with that of the wallet’s owner; null
 * without one
 * @param walletAddress null: only a name, no money can move
 * @param isYours Whether the caller acts for it
 */
public record ContractPartyDto(
        PartyRole role,
        Double position,
        String name,
        String statedName,
        PayeeCheck payeeCheck,
        String walletAddress,
        Boolean isYours) {}
