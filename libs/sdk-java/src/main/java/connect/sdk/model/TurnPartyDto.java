// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TurnPartyDto, as the API's document describes it.
 *
 * @param isYours Whether the caller acts for it
 */
public record TurnPartyDto(
        PartyRole role,
        Double position,
        String name,
        Boolean isYours) {}
