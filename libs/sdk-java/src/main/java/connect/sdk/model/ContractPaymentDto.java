// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractPaymentDto, as the API's document describes it.
 *
 * @param dueNumber The line of the schedule it settled
 * @param status pending: a deposit that is held; refunded: it was given back
 * @param paid What was really paid: of a deposit only what the damage cost
 * @param lateDonation Given to charity with it, because it came late
 */
public record ContractPaymentDto(
        String transactionId,
        String kind,
        Double dueNumber,
        PartyRole from,
        String fromName,
        PartyRole to,
        String toName,
        String amount,
        TransactionStatus status,
        String paid,
        String lateDonation,
        String createdAt) {}
