// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * VerdictDto, as the API's document describes it.
 *
 * @param ribaCheck Whether the principle passes; false where it needs review as well
 * @param ghararCheck Gharar and maysir together
 * @param findings What the rules have to say against it
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
        String rulesetVersion) {}
