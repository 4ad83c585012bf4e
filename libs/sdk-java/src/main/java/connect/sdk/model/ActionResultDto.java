// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ActionResultDto, as the API's document describes it.
 *
 * @param released Released to the payee so far
 */
public record ActionResultDto(
        String transactionId,
        TransactionStatus status,
        TransactionSubStatus subStatus,
        String released) {}
