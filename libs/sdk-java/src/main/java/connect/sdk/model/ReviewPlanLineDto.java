// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewPlanLineDto, as the API's document describes it.
 *
 * @param itemCount How many areas are looked at
 * @param sampleCount How many samples were ordered
 * @param drawnCount How many areas have a sample that was drawn
 * @param openFindingCount How many findings are not closed
 * @param areas The highest score first
 */
public record ReviewPlanLineDto(
        String id,
        String bankId,
        String bankName,
        ReviewCalendar calendar,
        Double year,
        String from,
        String to,
        String timeZone,
        ReviewPlanState state,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        Double itemCount,
        Double sampleCount,
        Double drawnCount,
        Double openFindingCount,
        List<PlannedAreaDto> areas) {}
