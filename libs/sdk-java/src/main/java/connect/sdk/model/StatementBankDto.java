// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementBankDto, as the API's document describes it.
 */
public record StatementBankDto(
        String name,
        String bic,
        String lei) {}
