// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BoardBankDto, as the API's document describes it.
 */
public record BoardBankDto(
        String id,
        String name) {}
