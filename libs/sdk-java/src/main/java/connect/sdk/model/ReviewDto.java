// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewDto, as the API's document describes it.
 *
 * @param isMemoSealed Whether it has a memo that has to be opened
 * @param rules Those that fired, gravest first
 * @param officersNeeded How many officers must agree
 * @param opinions Oldest first
 * @param ageSeconds Seconds it has waited, or waited until it ended
 */
public record ReviewDto(
        String transactionId,
        Network network,
        String amount,
        Currency currency,
        String memo,
        Boolean isMemoSealed,
        ReviewPartyDto payer,
        ReviewPartyDto payee,
        Double score,
        List<String> rules,
        FindingCountsDto findings,
        ReviewState state,
        ReviewDecision decision,
        Double officersNeeded,
        List<ReviewOpinionDto> opinions,
        OfficerDto assignee,
        String openedAt,
        String endedAt,
        Double ageSeconds,
        ReviewAgeing ageing) {}
