// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LogFaultDto, as the API's document describes it.
 *
 * @param code A stable name of what was found
 * @param height The block in which it was found
 */
public record LogFaultDto(
        String code,
        String message,
        Double height,
        Double leafIndex,
        String eventId) {}
