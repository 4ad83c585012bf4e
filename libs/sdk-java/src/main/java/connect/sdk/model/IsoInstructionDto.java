// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IsoInstructionDto, as the API's document describes it.
 *
 * @param instructionId Its PmtInfId; between institutions the account
 * @param batchId The batch that it became
 * @param code Why it could not become one
 */
public record IsoInstructionDto(
        String instructionId,
        Double payments,
        String batchId,
        BatchState batchState,
        String code,
        String error) {}
