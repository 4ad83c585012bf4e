// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * OpenSessionDto, as the API's document describes it.
 *
 * @param lastUsedAt When it was last continued, to a quarter hour
 * @param userAgent What the browser or program calls itself
 * @param isCurrent Whether this request belongs to it
 */
public record OpenSessionDto(
        String id,
        String startedAt,
        String lastUsedAt,
        String expiresAt,
        String ipAddress,
        String userAgent,
        Boolean isCurrent) {}
