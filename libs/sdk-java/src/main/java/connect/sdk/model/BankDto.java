// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BankDto, as the API's document describes it.
 */
public record BankDto(
        String id,
        String name) {}
