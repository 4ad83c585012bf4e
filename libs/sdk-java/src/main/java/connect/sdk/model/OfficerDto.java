// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OfficerDto, as the API's document describes it.
 */
public record OfficerDto(
        String id,
        String name) {}
