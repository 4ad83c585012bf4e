// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewPlanDto, as the API's document describes it.
 *
 * @param itemCount How many areas are looked at
 * @param sampleCount How many samples were ordered
 * @param drawnCount How many areas have a sample that was drawn
 * @param openFindingCount How many findings are not closed
 * @param areas The highest score first
 * @param risk As it was when the plan was proposed
 * @param mayDecide Whether you may approve or refuse it
 * @param maySample Whether you may order samples under it
 */
public record ReviewPlanDto(
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
        List<PlannedAreaDto> areas,
        String note,
        String reason,
        ReviewRiskDto risk,
        List<ReviewItemDto> items,
        Boolean mayDecide,
        Boolean maySample) {}
