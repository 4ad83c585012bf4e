// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LogFaultDto, as the API's document describes it.
 *
 * @param code A stable name of what was found
 * @param height The block in which it was found
 * @param resource The kind of thing whose rows were changed; null when the log itself was
 */
public record LogFaultDto(
        String code,
        String message,
        Double height,
        Double leafIndex,
        String eventId,
        String resource,
        String resourceId) {}
