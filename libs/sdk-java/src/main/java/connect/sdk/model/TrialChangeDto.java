// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TrialChangeDto, as the API's document describes it.
 *
 * @param position Its place in the list, for the next page
 * @param rules The rules that would fire
 */
public record TrialChangeDto(
        Double position,
        String transactionId,
        VerdictAction from,
        VerdictAction to,
        List<String> rules,
        String amount,
        Currency currency,
        String memo) {}
