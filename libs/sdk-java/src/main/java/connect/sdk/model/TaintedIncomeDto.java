// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * TaintedIncomeDto, as the API's document describes it.
 *
 * @param amount With what was put right
 * @param open What of it is neither set aside, nor proposed to be, nor at charity
 * @param setAside What of it was set aside, as two people decided
 * @param corrections How often it was put right
 */
public record TaintedIncomeDto(
        String id,
        BankDto bank,
        TaintedKind kind,
        Currency currency,
        String amount,
        String open,
        String setAside,
        TaintedArithmeticDto arithmetic,
        List<TaintedTraceDto> trace,
        Double corrections,
        String eventId,
        String note,
        String recordedBy,
        String recordedAt) {}
