// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * VerdictDto, as the API's document describes it.
 *
 * @param ribaCheck Whether the principle passes; false where it needs review as well
 * @param ghararCheck Gharar and maysir together
 * @param findings What the rules have to say against it
 * @param profile With the number of a bank’s own version behind a plus sign
 * @param opinions The opinions that were followed where schools differ and it made a difference; absent where
 * none did
 */
public record VerdictDto(
        PrinciplesDto principles,
        Boolean ribaCheck,
        Boolean ghararCheck,
        Boolean halalCheck,
        Boolean kycCheck,
        Double score,
        VerdictAction action,
        Boolean shariahCompliant,
        List<FindingDto> findings,
        List<String> recommendations,
        String fatwaValidation,
        String profile,
        List<FollowedOpinionDto> opinions,
        String rulesetVersion) {}
