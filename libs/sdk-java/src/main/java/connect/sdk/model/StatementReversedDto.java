// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementReversedDto, as the API's document describes it.
 */
public record StatementReversedDto(
        String transactionId,
        String uetr) {}
