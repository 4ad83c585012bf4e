// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoPreviewPaymentDto, as the API's document describes it.
 *
 * @param payee Whom the message names
 * @param toAddress The wallet, or as it was named
 * @param reference Its EndToEndId
 * @param memo Its remittance information
 * @param status What would become of it now; null where it would not be made
 * @param code Why it would be refused
 */
public record IsoPreviewPaymentDto(
        String payee,
        String toAddress,
        String amount,
        String reference,
        String memo,
        TransactionStatus status,
        String code,
        String error) {}
