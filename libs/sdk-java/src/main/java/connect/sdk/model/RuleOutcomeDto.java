// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RuleOutcomeDto, as the API's document describes it.
 */
public record RuleOutcomeDto(
        String name,
        FindingSeverity severity,
        BilingualDto explain,
        BilingualDto remedy) {}
