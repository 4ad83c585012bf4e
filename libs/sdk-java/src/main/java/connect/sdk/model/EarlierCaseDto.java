// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * EarlierCaseDto, as the API's document describes it.
 *
 * @param entries Entries that were like a party
 * @param sides Which of the two sides of this case took part in it
 */
public record EarlierCaseDto(
        String transactionId,
        String amount,
        Currency currency,
        ReviewState state,
        ReviewDecision decision,
        String openedAt,
        String endedAt,
        List<String> rules,
        List<String> entries,
        List<CaseSide> sides) {}
