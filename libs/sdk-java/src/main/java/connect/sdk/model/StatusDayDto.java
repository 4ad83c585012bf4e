// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatusDayDto, as the API's document describes it.
 *
 * @param uptime Per cent of the minutes in which it was seen to work, rounded down
 * @param unknownMinutes Minutes in which nothing was measured
 */
public record StatusDayDto(
        String day,
        Double uptime,
        Double failedMinutes,
        Double unknownMinutes) {}
