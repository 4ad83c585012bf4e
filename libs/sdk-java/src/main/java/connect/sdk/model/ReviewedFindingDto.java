// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewedFindingDto, as the API's document describes it.
 *
 * @param planId The plan under which it was raised
 */
public record ReviewedFindingDto(
        String id,
        String planId) {}
