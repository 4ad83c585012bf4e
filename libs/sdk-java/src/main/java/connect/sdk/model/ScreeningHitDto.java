// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ScreeningHitDto, as the API's document describes it.
 *
 * @param name The name it is listed under
 * @param matchedName The listed name that is most alike
 * @param likeness confirmed blocks a payment, possible sends it to an officer, below does neither
 * @param clearance The clearance by which payments pass it over
 */
public record ScreeningHitDto(
        String entryId,
        ScreeningSource source,
        String name,
        String matchedName,
        List<String> aliases,
        PartyKind kind,
        List<String> programmes,
        List<String> births,
        List<String> nationalities,
        Double score,
        List<ScorePartDto> parts,
        IdentifiersDto identifiers,
        ScreeningLikeness likeness,
        ClearanceDto clearance) {}
