// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PurificationMoveDto, as the API's document describes it.
 *
 * @param fromAddress Where it is set aside from
 * @param charity The charity that is paid
 * @param transactionId The payment that made it
 * @param mayDecide Whether you may decide it
 */
public record PurificationMoveDto(
        String id,
        BankDto bank,
        PurificationKind kind,
        PurificationState state,
        String amount,
        Currency currency,
        String taintedId,
        String fromAddress,
        String charity,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        String note,
        String transactionId,
        Boolean mayDecide) {}
