// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CaseAskDto, as the API's document describes it.
 *
 * @param isSettled Whether every pair that it rests on is cleared
 */
public record CaseAskDto(
        String ruleId,
        RuleSubject principle,
        FindingSeverity severity,
        List<EvidenceDto> evidence,
        BilingualDto explain,
        BilingualDto remedy,
        List<String> cite,
        Boolean isSettled) {}
