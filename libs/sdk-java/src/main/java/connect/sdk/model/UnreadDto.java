// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * UnreadDto, as the API's document describes it.
 */
public record UnreadDto(
        Double unread) {}
