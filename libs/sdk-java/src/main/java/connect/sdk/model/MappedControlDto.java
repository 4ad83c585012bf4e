// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MappedControlDto, as the API's document describes it.
 */
public record MappedControlDto(
        String id,
        BilingualDto title,
        String testedBy) {}
