// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * IsoPreviewInstructionDto, as the API's document describes it.
 *
 * @param instructionId Its PmtInfId
 * @param fromAddress The wallet, or as it was named
 * @param completed So many would be paid
 * @param pending So many would wait for a decision
 * @param refused So many would be refused
 * @param code Why none of it would be made
 * @param first The first ten
 */
public record IsoPreviewInstructionDto(
        String instructionId,
        String fromAddress,
        Currency currency,
        Double payments,
        String total,
        Double completed,
        Double pending,
        Double refused,
        String code,
        String error,
        List<IsoPreviewPaymentDto> first) {}
