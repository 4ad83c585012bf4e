// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BalanceChangeDto, as the API's document describes it.
 */
public record BalanceChangeDto(
        String address,
        String before,
        String after) {}
