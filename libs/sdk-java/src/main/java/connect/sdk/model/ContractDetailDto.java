// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * ContractDetailDto, as the API's document describes it.
 *
 * @param reference The same contract as people read it
 * @param valid Whether no rule refuses its terms
 * @param version Which version of its terms stands
 * @param mayRevise Whether the caller may revise its terms now
 * @param value Total price, total rent, or capital
 * @param paid What was paid of what falls due
 * @param outstanding What is still to be paid of it, as far as it is known
 * @param actions What the caller may do now
 * @param unread What no rule could read; the board is asked
 * @param profile null where it was not kept
 * @param facts What the steps have put on record
 */
public record ContractDetailDto(
        String id,
        String reference,
        ContractType type,
        ContractState state,
        Boolean valid,
        Network network,
        Currency currency,
        String subject,
        Double version,
        Boolean mayRevise,
        String value,
        String paid,
        String outstanding,
        List<ContractPartyDto> parties,
        NextDueDto nextDue,
        WaitingStepDto waiting,
        List<LegalActionDto> actions,
        String createdBy,
        String createdAt,
        String changedAt,
        Map<String, Object> terms,
        List<ContractFindingDto> findings,
        List<UnreadTermDto> unread,
        String profile,
        List<FollowedOpinionDto> opinions,
        String rulesetVersion,
        List<ContractFigureDto> figures,
        List<ScheduleLineDto> schedule,
        FieldProblemDto scheduleProblem,
        Map<String, Object> facts,
        ContractProgressDto progress,
        List<ContractStepDto> steps,
        List<ContractPaymentDto> payments) {}
