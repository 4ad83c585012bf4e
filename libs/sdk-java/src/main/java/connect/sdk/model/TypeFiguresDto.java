// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TypeFiguresDto, as the API's document describes it.
 *
 * @param compliant Let through by the rules
 * @param flagged Held for an officer
 * @param rejected Refused by the rules
 * @param averageScore Mean score; null without any
 */
public record TypeFiguresDto(
        Double transactions,
        Double compliant,
        Double flagged,
        Double rejected,
        Double averageScore,
        String type) {}
