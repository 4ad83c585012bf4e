// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReportDetailDto, as the API's document describes it.
 *
 * @param to Not in the period any more
 * @param provisional Its period was not over when it was asked for
 * @param progress Per cent of the work
 * @param bankName null for everybody’s payments
 * @param requestedBy null when a schedule asked
 * @param scheduleId The schedule that asked for it
 * @param figures null until it is done
 */
public record ReportDetailDto(
        String id,
        ReportType type,
        String from,
        String to,
        String timeZone,
        Boolean provisional,
        ReportState state,
        Double progress,
        String bankName,
        String requestedBy,
        String scheduleId,
        Double overallScore,
        List<ReportFileDto> files,
        String createdAt,
        String endedAt,
        ComplianceReportDto figures) {}
