// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FoundLookAlikeDto, as the API's document describes it.
 *
 * @param address As it was given
 */
public record FoundLookAlikeDto(
        String address,
        LookAlikeDto lookAlikeOf) {}
