// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RecallDto, as the API's document describes it.
 *
 * @param amount What the payee received, or would have
 * @param payeeReturns What leaves the payee’s wallet on acceptance; zakat set aside returns from its fund
 * @param state cancelled: the payment had not happened, and does not any more; expired: nobody answered in time
 * @param note In the words of the payer’s side
 * @param isShariah Whether it is asked back for a reason of the Shariah
 * @param answerBy When the time to answer ends: with the fifteenth business day of the network’s country
 * @param answerNote In the words of the payee’s side
 * @param answeredBy null: nobody had to, or did in time
 * @param reversal The transaction that returned the money
 * @param sides Whose side is yours: the payer’s, which asked, the payee’s, which received it, or both
 * @param mayDecide Whether you may answer it
 * @param mayAccept Whether you may accept it; large money, and what would come to you, its owner returns in
 * person
 */
public record RecallDto(
        String id,
        String transactionId,
        String uetr,
        Network network,
        String amount,
        Currency currency,
        String payeeReturns,
        String fromAddress,
        String toAddress,
        RecallState state,
        RecallReason reason,
        BilingualDto reasonText,
        String note,
        Boolean isShariah,
        String requestedBy,
        String requestedAt,
        String answerBy,
        RecallRefusal refusal,
        BilingualDto refusalText,
        String answerNote,
        String answeredBy,
        String answeredAt,
        String reversal,
        List<RecallSide> sides,
        Boolean mayDecide,
        Boolean mayAccept) {}
