// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * EarlierPaymentDto, as the API's document describes it.
 */
public record EarlierPaymentDto(
        String transactionId,
        TransactionStatus status,
        String createdAt,
        String reference) {}
