// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractFindingDto, as the API's document describes it.
 *
 * @param clause The field or clause that it judges
 */
public record ContractFindingDto(
        String ruleId,
        String clause,
        FindingSeverity severity,
        List<EvidenceDto> evidence,
        BilingualDto explain,
        BilingualDto remedy,
        List<String> cite) {}
