// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * WhyDto, as the API's document describes it.
 *
 * @param ribaCheck Whether the principle passes; false where it needs review as well
 * @param ghararCheck Gharar and maysir together
 * @param findings What the rules have to say against it
 * @param profile With the number of a bank’s own version behind a plus sign
 * @param opinions The opinions that were followed where schools differ and it made a difference; absent where
 * none did
 * @param facts Exactly what was judged
 * @param recomputedIdentical Whether judging the facts again gives the same bytes; null when the verdict was
 * made by a version of the rules (`rulesetVersion`) that this release no longer carries: it stands as it was
 * stored
 */
public record WhyDto(
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
        String rulesetVersion,
        Map<String, Object> facts,
        Boolean recomputedIdentical,
        String evaluatedAt) {}
