// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewResultDto, as the API's document describes it.
 *
 * @param state open: one more must agree
 */
public record ReviewResultDto(
        String transactionId,
        TransactionStatus status,
        ReviewState state) {}
