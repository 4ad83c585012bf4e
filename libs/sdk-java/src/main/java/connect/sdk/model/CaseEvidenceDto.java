// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * CaseEvidenceDto, as the API's document describes it.
 *
 * @param asks The gravest first
 * @param secondReading An opinion on its words; null where no model reads them
 * @param hits The most alike first
 * @param pair From payer to payee, and back
 * @param pairPayments Between these two wallets, newest first
 * @param earlierCases Of either party, newest first
 */
public record CaseEvidenceDto(
        String transactionId,
        List<CaseAskDto> asks,
        SecondReadingDto secondReading,
        List<CaseHitDto> hits,
        TransactionDetailDto payment,
        CasePartyDto payer,
        CasePartyDto payee,
        List<CaseSumDto> pair,
        List<TransactionDto> pairPayments,
        List<EarlierCaseDto> earlierCases) {}
