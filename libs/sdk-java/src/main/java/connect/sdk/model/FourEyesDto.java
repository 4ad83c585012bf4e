// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FourEyesDto, as the API's document describes it.
 *
 * @param limit In either currency; for payments and exchanges what leaves a wallet in a day (UTC)
 * @param reviewLimit From here on, two officers must agree on a payment under review
 * @param reviewCases When two officers must agree: from that amount on, or at any amount where a party bears the
 * very name that a list of sanctions has
 */
public record FourEyesDto(
        String limit,
        String reviewLimit,
        List<SecondOfficerCase> reviewCases,
        List<SecondPersonRuleDto> rules) {}
