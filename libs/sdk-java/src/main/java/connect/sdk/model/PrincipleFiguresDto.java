// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PrincipleFiguresDto, as the API's document describes it.
 *
 * @param review A rule asked for an officer to look
 * @param passedPct Per cent; null without payments
 */
public record PrincipleFiguresDto(
        Principle principle,
        Double passed,
        Double review,
        Double failed,
        Double passedPct) {}
