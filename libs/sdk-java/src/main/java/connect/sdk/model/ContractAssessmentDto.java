// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractAssessmentDto, as the API's document describes it.
 *
 * @param valid Whether a contract would be made of them: never beside a refusal
 * @param findings Gravest first
 * @param unread What no rule could read; the board is asked
 * @param refusal Why these terms would not be made a contract, in the very words; null: they would be
 * @param scheduleProblem Why there is no schedule
 * @param partyChecks Of each name in partyNames; none with a refusal
 */
public record ContractAssessmentDto(
        Boolean valid,
        List<ContractFindingDto> findings,
        List<UnreadTermDto> unread,
        ContractRefusalDto refusal,
        List<ScheduleLineDto> schedule,
        FieldProblemDto scheduleProblem,
        List<ContractFigureDto> figures,
        List<PartyCheckDto> partyChecks,
        String profile,
        List<FollowedOpinionDto> opinions,
        String rulesetVersion) {}
