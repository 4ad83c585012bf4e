// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchTotalsDto, as the API's document describes it.
 *
 * @param held Pending: under review, waiting for approval or in escrow
 * @param refused By the rules, by an officer, or before there was a payment
 * @param takenBack Cancelled, refunded or reversed
 * @param notMade Left out, or not sent yet
 */
public record BatchTotalsDto(
        CountedAmountDto asked,
        CountedAmountDto paid,
        CountedAmountDto held,
        CountedAmountDto refused,
        CountedAmountDto takenBack,
        CountedAmountDto notMade) {}
