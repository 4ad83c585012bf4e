// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RuleDto, as the API's document describes it.
 *
 * @param reads The facts it reads
 * @param explain May hold {names} that a finding fills in
 */
public record RuleDto(
        String id,
        RuleSubject principle,
        FindingSeverity severity,
        BilingualDto title,
        List<String> reads,
        BilingualDto explain,
        BilingualDto remedy,
        List<RuleOutcomeDto> outcomes,
        List<String> cite,
        RuleExamplesDto examples) {}
