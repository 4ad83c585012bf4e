// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClockStopDto, as the API's document describes it.
 *
 * @param at When the work fell due that was not done
 */
public record ClockStopDto(
        ClockStopReason reason,
        String work,
        String at) {}
