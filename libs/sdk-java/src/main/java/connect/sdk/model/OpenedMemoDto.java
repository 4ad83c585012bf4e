// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OpenedMemoDto, as the API's document describes it.
 */
public record OpenedMemoDto(
        String memo,
        VerdictDto verdict) {}
