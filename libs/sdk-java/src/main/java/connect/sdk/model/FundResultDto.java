// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FundResultDto, as the API's document describes it.
 */
public record FundResultDto(
        String transactionId,
        TransactionStatus status,
        WalletDto wallet) {}
