// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RecallDto, as the API's document describes it.
 *
 * @param amount What the payee received, or would have
 * @param state cancelled: the payment had not happened, and does not any more; expired: nobody answered in time
 * @param note In the words of the payer’s side
 * @param answerBy When the time to answer ends: with the fifteenth business day of the network’s country
 * @param answerNote In the words of the payee’s side
 * @param answeredBy null: nobody had to, or did in time
 * @param reversal The transaction that returned the money
 * @param mayDecide Whether you may answer it; large money is returned by its owner in person
 */
public record RecallDto(
        String id,
        String transactionId,
        String uetr,
        Network network,
        String amount,
        Currency currency,
        String fromAddress,
        String toAddress,
        RecallState state,
        RecallReason reason,
        BilingualDto reasonText,
        String note,
        String requestedBy,
        String requestedAt,
        String answerBy,
        RecallRefusal refusal,
        BilingualDto refusalText,
        String answerNote,
        String answeredBy,
        String answeredAt,
        String reversal,
        Boolean mayDecide) {}
