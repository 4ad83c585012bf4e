// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ClockAdvancedDto, as the API's document describes it.
 *
 * @param offsetMs By how much the sandbox is ahead of the machine
 * @param nextDue What falls due next; told to administrators alone
 * @param stoppedBy Advance again to go on; null: it has arrived
 */
public record ClockAdvancedDto(
        String now,
        Double offsetMs,
        String machineTime,
        DueDto nextDue,
        String from,
        List<WorkDoneDto> done,
        ClockStopDto stoppedBy) {}
