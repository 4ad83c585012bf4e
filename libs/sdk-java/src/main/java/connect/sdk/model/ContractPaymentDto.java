// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ContractPaymentDto, as the API's document describes it.
 *
 * @param dueNumber The line of the schedule it settled
 * @param lateDonation Given to charity with it, because it came late
 */
public record ContractPaymentDto(
        String transactionId,
        String kind,
        Double dueNumber,
        PartyRole from,
        PartyRole to,
        String amount,
        String lateDonation,
        String createdAt) {}
