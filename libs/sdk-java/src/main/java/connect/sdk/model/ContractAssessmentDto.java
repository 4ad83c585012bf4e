// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractAssessmentDto, as the API's document describes it.
 *
 * @param findings Gravest first
 * @param scheduleProblem Why there is no schedule, in a sentence
 */
public record ContractAssessmentDto(
        Boolean valid,
        List<ContractFindingDto> findings,
        List<ScheduleLineDto> schedule,
        String scheduleProblem,
        List<ContractFigureDto> figures,
        String rulesetVersion) {}
