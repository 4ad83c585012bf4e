// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RiskAreaDto, as the API's document describes it.
 *
 * @param payments Payments that the rules judged
 * @param refusals Refused by the rules
 * @param reviews Held for an officer
 * @param overrides Held by the rules, and let pass by officers
 * @param score From 0 to 1000: the mean of its shares in what the bank has of each factor, weighed
 */
public record RiskAreaDto(
        ReviewArea area,
        Double payments,
        List<AreaAmountDto> amounts,
        Double refusals,
        Double reviews,
        Double overrides,
        Double score) {}
