// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TrialCountDto, as the API's document describes it.
 */
public record TrialCountDto(
        VerdictAction from,
        VerdictAction to,
        Currency currency,
        Double count,
        String amount) {}
