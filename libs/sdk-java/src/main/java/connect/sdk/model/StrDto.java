// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * StrDto, as the API's document describes it.
 *
 * @param payments How many payments it is about
 * @param reference The unit’s number of it, once filed
 * @param unmappedRules Rules that asked and have no code in the settings
 * @param validation null: there is no file yet
 * @param versions The newest first
 * @param steps What was done with it, the newest first
 * @param mayApprove Whether you may approve the newest version
 */
public record StrDto(
        String id,
        StrState state,
        StrReportCode reportCode,
        String bankId,
        String bankName,
        String caseId,
        Double payments,
        Double version,
        String openedBy,
        String openedAt,
        String reference,
        String fiuReference,
        String reason,
        String action,
        List<String> indicators,
        List<String> unmappedRules,
        List<StrTransactionDetailDto> transactions,
        List<StrMissingDto> missing,
        StrValidationDto validation,
        List<StrVersionDto> versions,
        List<StrStepDto> steps,
        Boolean mayApprove) {}
