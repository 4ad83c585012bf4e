// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StatementMessageDto, as the API's document describes it.
 *
 * @param messageId Its MsgId
 * @param paymentInstructionId Its PmtInfId
 * @param instructionId InstrId
 */
public record StatementMessageDto(
        String messageId,
        String paymentInstructionId,
        String instructionId) {}
