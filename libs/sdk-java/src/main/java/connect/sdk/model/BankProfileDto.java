// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BankProfileDto, as the API's document describes it.
 *
 * @param version Counted by bank
 * @param name How verdicts name it
 * @param resolutionId The resolution of the Shariah board by which it came into force
 * @param boardBankId The bank whose board binds it; null: the network’s, as the bank has none
 * @param mayDecide Whether the caller may decide it now
 */
public record BankProfileDto(
        String id,
        BankDto bank,
        Double version,
        String name,
        ShariahProfile profile,
        List<PointChoiceDto> overrides,
        BankProfileState state,
        String note,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        String decisionReason,
        String resolutionId,
        String boardBankId,
        Boolean mayDecide) {}
