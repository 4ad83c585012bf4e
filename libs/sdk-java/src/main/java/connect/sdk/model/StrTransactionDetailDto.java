// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrTransactionDetailDto, as the API's document describes it.
 *
 * @param transactionId The payment, by id or UETR
 * @param location Where the payment was made
 * @param transmodeCode The unit’s code of how it was made
 * @param fromFundsCode The unit’s code of the funds
 */
public record StrTransactionDetailDto(
        String transactionId,
        String location,
        String description,
        String transmodeCode,
        String transmodeComment,
        String fromFundsCode,
        String fromCountry,
        StrPartyDto from,
        String toFundsCode,
        String toCountry,
        StrPartyDto to,
        StrPaymentDto payment) {}
