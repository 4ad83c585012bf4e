// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewPartyDto, as the API's document describes it.
 */
public record ReviewPartyDto(
        String address,
        String name) {}
