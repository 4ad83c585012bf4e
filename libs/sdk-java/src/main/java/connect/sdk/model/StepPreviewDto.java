// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StepPreviewDto, as the API's document describes it.
 *
 * @param step Of a consent: the step it is for
 * @param nextState After it
 * @param waitsFor Who else must consent before it is done; nothing moves until the last of them has
 * @param movesMoney Whether it posts, holds or frees money
 * @param total Everything that payers give by it, donations included
 * @param outstanding What is still to be paid after it
 * @param nextDue What falls due next after it
 * @param next What may be done after it, and by whom
 * @param refusal null: it would be done
 * @param expected Sent along as `expected`, it lets the step be done only if it still does just this; null: it
 * does nothing that could change
 */
public record StepPreviewDto(
        ContractAction step,
        ContractState state,
        ContractState nextState,
        List<LackingConsentDto> waitsFor,
        Boolean movesMoney,
        Currency currency,
        String total,
        List<PreviewPaymentDto> payments,
        PreviewDepositDto deposit,
        List<PostingDto> postings,
        List<PreviewBalanceDto> balances,
        String outstanding,
        NextDueDto nextDue,
        List<TurnDto> next,
        PreviewRefusalDto refusal,
        String expected) {}
