// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SendResultDto, as the API's document describes it.
 *
 * @param transaction_id null for a rehearsal
 * @param uetr By which other institutions know it; null for a rehearsal
 * @param payeeCheck How counterpartyName agrees with the name of the wallet’s owner; null without one
 * @param estimated_confirmation_time Seconds until it stands in a sealed block, as lately measured
 * @param balances Wallets within your reach
 */
public record SendResultDto(
        String transaction_id,
        String uetr,
        TransactionStatus status,
        TransactionSubStatus sub_status,
        PayeeCheck payeeCheck,
        Double compliance_score,
        Double estimated_confirmation_time,
        String network_fees,
        Boolean shariah_compliant,
        VerdictDto verdict,
        List<PostingDto> postings,
        List<BalanceChangeDto> balances) {}
