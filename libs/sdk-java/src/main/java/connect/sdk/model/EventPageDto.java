// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * EventPageDto, as the API's document describes it.
 *
 * @param cursor Pass it as `after` to go on; it moves even where nothing is for you
 * @param isLatest false when there is more already
 */
public record EventPageDto(
        List<EventDto> events,
        String cursor,
        Boolean isLatest) {}
