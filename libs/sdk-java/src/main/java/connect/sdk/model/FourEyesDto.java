// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FourEyesDto, as the API's document describes it.
 *
 * @param limit In either currency; for payments and exchanges what leaves a wallet in a day (UTC)
 * @param reviewLimit From here on, two officers must agree on a payment under review
 */
public record FourEyesDto(
        String limit,
        String reviewLimit,
        List<SecondPersonRuleDto> rules) {}
