// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FindingDto, as the API's document describes it.
 */
public record FindingDto(
        String ruleId,
        RuleSubject principle,
        FindingSeverity severity,
        List<EvidenceDto> evidence,
        BilingualDto explain,
        BilingualDto remedy,
        List<String> cite) {}
