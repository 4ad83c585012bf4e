// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RuleFiguresDto, as the API's document describes it.
 *
 * @param transactions Payments with a finding of it
 * @param rejected Of these, refused
 */
public record RuleFiguresDto(
        String ruleId,
        RuleSubject principle,
        Double transactions,
        Double rejected,
        BilingualDto remedy) {}
