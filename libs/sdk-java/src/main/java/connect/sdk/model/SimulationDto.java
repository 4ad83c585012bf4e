// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SimulationDto, as the API's document describes it.
 *
 * @param refusals Those of which nothing was recorded
 */
public record SimulationDto(
        Double payments,
        Double seed,
        List<SimulatedStatusDto> statuses,
        List<SimulatedRefusalDto> refusals) {}
