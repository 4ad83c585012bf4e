// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractPartyDto, as the API's document describes it.
 *
 * @param position Counts partners; 0 for the others
 * @param name The wallet’s owner, or the name that was given
 * @param walletAddress null: only a name, no money can move
 * @param isYours Whether the caller acts for it
 */
public record ContractPartyDto(
        PartyRole role,
        Double position,
        String name,
        String walletAddress,
        Boolean isYours) {}
