// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PrincipleFiguresDto, as the API's document describes it.
 *
 * @param failed Failed, or for KYC to be looked at
 * @param passedPct Per cent; null without payments
 */
public record PrincipleFiguresDto(
        Principle principle,
        Double passed,
        Double failed,
        Double passedPct) {}
