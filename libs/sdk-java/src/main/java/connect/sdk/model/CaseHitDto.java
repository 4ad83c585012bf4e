// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CaseHitDto, as the API's document describes it.
 *
 * @param name The name that was sought
 * @param listedName The name it is listed under
 * @param matchedName The listed name that is most alike
 * @param isWeakAlias Whether the publisher calls that alias a weak one
 * @param programmes As the list says now
 * @param isListedNow Whether the entry is on a list in force now
 * @param documents Numbers but for their ends are covered
 * @param state proposed: another officer must agree; passed_over: cleared before the payment was made
 * @param clearings In this case, oldest first
 * @param clearances Of this name and entry, newest first
 * @param earlierCases Earlier cases of this entry
 */
public record CaseHitDto(
        SoughtRole party,
        String name,
        String entryId,
        ScreeningSource source,
        String listedName,
        String matchedName,
        Boolean isWeakAlias,
        PartyKind kind,
        List<String> programmes,
        JudgedListDto list,
        Boolean isListedNow,
        Double score,
        List<ScorePartDto> parts,
        HitLikeness likeness,
        ComparedDto births,
        ComparedDto nationalities,
        ComparedDto documents,
        HitState state,
        List<ClearingDto> clearings,
        List<ClearanceDto> clearances,
        List<String> earlierCases) {}
