// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NonCompliancePaymentDto, as the API's document describes it.
 */
public record NonCompliancePaymentDto(
        String transactionId,
        String amount,
        Currency currency,
        String createdAt) {}
