// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatPaymentDto, as the API's document describes it.
 *
 * @param status The status of the transaction; it counts once it is completed
 */
public record ZakatPaymentDto(
        String transactionId,
        String status,
        Currency currency,
        String amount,
        String recipient,
        ZakatClass class_,
        String paidAt) {}
