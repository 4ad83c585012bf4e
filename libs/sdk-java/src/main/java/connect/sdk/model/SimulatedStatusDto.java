// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SimulatedStatusDto, as the API's document describes it.
 */
public record SimulatedStatusDto(
        TransactionStatus status,
        TransactionSubStatus subStatus,
        Double payments) {}
