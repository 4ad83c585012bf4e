// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CrossBorderResultDto, as the API's document describes it.
 *
 * @param transactionId null for a rehearsal
 * @param uetr By which other institutions know it; null for a rehearsal
 * @param payeeCheck How counterpartyName agrees with the name of the wallet’s owner; null without one
 * @param balances Wallets within your reach
 */
public record CrossBorderResultDto(
        String transactionId,
        String uetr,
        String status,
        PayeeCheck payeeCheck,
        String sent,
        String received,
        String fee,
        List<LegDto> legs,
        VerdictDto verdict,
        List<PostingDto> postings,
        List<BalanceChangeDto> balances) {}
