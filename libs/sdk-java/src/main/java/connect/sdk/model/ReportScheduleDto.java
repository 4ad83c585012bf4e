// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReportScheduleDto, as the API's document describes it.
 *
 * @param pausedBecause null while it runs; one whose maker is deactivated goes on when they are let in again
 * @param nextAt When the next period is over
 * @param bankName null for everybody’s payments
 */
public record ReportScheduleDto(
        String id,
        ReportScheduleType type,
        String timeZone,
        Boolean paused,
        ReportSchedulePauseReason pausedBecause,
        String nextAt,
        String bankName,
        String createdBy,
        String createdAt) {}
