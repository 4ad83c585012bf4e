// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CrossBorderResultDto, as the API's document describes it.
 *
 * @param transactionId null for a rehearsal
 * @param balances Wallets within your reach
 */
public record CrossBorderResultDto(
        String transactionId,
        String status,
        String sent,
        String received,
        String fee,
        List<LegDto> legs,
        VerdictDto verdict,
        List<PostingDto> postings,
        List<BalanceChangeDto> balances) {}
