// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ChangeDto, as the API's document describes it.
 */
public record ChangeDto(
        Double transactionsPct,
        Double volumePct) {}
