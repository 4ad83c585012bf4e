// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * NonComplianceDetailDto, as the API's document describes it.
 *
 * @param number Its number in the register of the bank, which has no gaps
 * @param rulesetVersion The version of the rules that found it
 * @param payments How many payments it concerns
 * @param nature actual: it happened; potential: a control that would have kept it away was missing
 * @param materiality Policy of the bank’s committee: what is material is confirmed by a scholar before it is
 * closed
 * @param owner Who sees to it
 * @param isOverdue Whether the day of its plan is over and it is not remedied
 * @param isConfirmed Whether a scholar confirmed that it was mended
 * @param recordedBy null: found by the clock
 * @param finding The finding of a Shariah review that it came from
 * @param concerned The first two hundred
 * @param history The newest first
 * @param actions What you may do with it now
 */
public record NonComplianceDetailDto(
        String id,
        BankDto bank,
        Double number,
        NonComplianceSource source,
        NonComplianceState state,
        String title,
        String description,
        RuleSubject principle,
        List<String> ruleIds,
        Double rulesetVersion,
        String contractId,
        Double payments,
        NonComplianceNature nature,
        NonComplianceMateriality materiality,
        String cause,
        String tainted,
        Currency currency,
        NonCompliancePersonDto owner,
        String plan,
        String dueOn,
        Boolean isOverdue,
        Boolean isConfirmed,
        String recordedBy,
        String recordedAt,
        ReviewedFindingDto finding,
        List<NonCompliancePaymentDto> concerned,
        List<NonComplianceStepDto> history,
        List<NonComplianceNext> actions) {}
