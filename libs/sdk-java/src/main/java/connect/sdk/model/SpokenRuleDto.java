// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SpokenRuleDto, as the API's document describes it.
 *
 * @param transactions Payments with a finding of it
 * @param held Of these, held for an officer
 * @param refused Of these, refused
 */
public record SpokenRuleDto(
        String ruleId,
        Double transactions,
        Double held,
        Double refused) {}
