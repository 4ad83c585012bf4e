// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClockDto, as the API's document describes it.
 *
 * @param offsetMs By how much the sandbox is ahead of the machine
 * @param nextDue What falls due next; told to administrators alone
 */
public record ClockDto(
        String now,
        Double offsetMs,
        String machineTime,
        DueDto nextDue) {}
