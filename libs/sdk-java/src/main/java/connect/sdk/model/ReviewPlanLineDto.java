// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewPlanLineDto, as the API's document describes it.
 *
 * @param itemCount How many areas are looked at
 * @param sampleCount How many samples were ordered
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
        Double sampleCount) {}
