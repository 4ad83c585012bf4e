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
        String rulesetVersion,
        Map<String, Object> facts,
        Boolean recomputedIdentical,
        String evaluatedAt) {}
