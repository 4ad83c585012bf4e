// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SupportPersonDto, as the API's document describes it.
 */
public record SupportPersonDto(
        String id,
        String name) {}
