// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * PartHistoryDto, as the API's document describes it.
 *
 * @param uptime Over the days below; null: never measured
 * @param days Oldest first, from the first that was measured
 */
public record PartHistoryDto(
        SystemPart part,
        PartState state,
        Double uptime,
        List<StatusDayDto> days) {}
