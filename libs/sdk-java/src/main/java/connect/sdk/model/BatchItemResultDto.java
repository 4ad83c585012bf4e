// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchItemResultDto, as the API's document describes it.
 *
 * @param index Its place in the request
 * @param code Why it was refused
 */
public record BatchItemResultDto(
        Double index,
        TransactionStatus status,
        String transactionId,
        String code,
        String error) {}
