// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PartyCheckDto, as the API's document describes it.
 *
 * @param position Counts partners; 0 for the others
 */
public record PartyCheckDto(
        PartyRole role,
        Double position,
        String statedName,
        PayeeCheck payeeCheck) {}
