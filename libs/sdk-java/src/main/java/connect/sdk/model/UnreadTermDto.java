// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * UnreadTermDto, as the API's document describes it.
 *
 * @param path Where it stands among the terms
 * @param value Its value, in short
 */
public record UnreadTermDto(
        String path,
        String value) {}
