// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchItemResultDto, as the API's document describes it.
 *
 * @param index Its place in the request
 * @param payeeCheck How counterpartyName agrees with the name of the wallet’s owner; null without one, or when
 * the payment was not judged
 * @param code Why it was refused
 */
public record BatchItemResultDto(
        Double index,
        TransactionStatus status,
        String transactionId,
        String uetr,
        PayeeCheck payeeCheck,
        String code,
        String error) {}
