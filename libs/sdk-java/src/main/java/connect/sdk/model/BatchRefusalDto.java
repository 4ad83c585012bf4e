// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchRefusalDto, as the API's document describes it.
 */
public record BatchRefusalDto(
        String transactionId,
        String code,
        String error) {}
