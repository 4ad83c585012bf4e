// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StatusHistoryDto, as the API's document describes it.
 *
 * @param incidents Newest first, at most fifty
 */
public record StatusHistoryDto(
        String measuredSince,
        String lastMeasuredAt,
        List<PartHistoryDto> parts,
        List<IncidentDto> incidents) {}
