// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrPaymentDto, as the API's document describes it.
 *
 * @param isFromClient Whether whoever pays is a customer of the reporting bank
 * @param isToClient Whether whoever is paid is one
 */
public record StrPaymentDto(
        String transactionId,
        String occurredAt,
        String amount,
        String currency,
        String status,
        Boolean isFromClient,
        Boolean isToClient) {}
