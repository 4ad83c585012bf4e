// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractStatsDto, as the API's document describes it.
 *
 * @param active Neither ended nor rejected
 * @param totalValue Of those active
 * @param compliantRate Valid of all judged, in percent
 * @param executed Ended as agreed
 */
public record ContractStatsDto(
        Double active,
        List<ContractValueDto> totalValue,
        Double compliantRate,
        Double executed) {}
