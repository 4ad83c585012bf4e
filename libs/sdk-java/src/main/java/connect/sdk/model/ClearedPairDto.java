// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ClearedPairDto, as the API's document describes it.
 *
 * @param pair proposed: another officer must say the same
 * @param clearances One for each name of the party
 * @param openRules The rules whose question is still open
 * @param state decided: nothing else was asked, so the payment was released
 * @param isStopped Whether nothing else is asked and the payment waits all the same: a wallet is frozen, or a
 * case of one of its parties stands
 */
public record ClearedPairDto(
        String transactionId,
        PairState pair,
        List<ClearanceDto> clearances,
        List<String> openRules,
        TransactionStatus status,
        ReviewState state,
        Boolean isStopped) {}
