// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * BatchResultDto, as the API's document describes it.
 *
 * @param batchId null for a rehearsal
 * @param pending Waiting for a review, for approvals or in escrow
 * @param refused Rejected or refused
 * @param notProcessed Left out because the batch was cancelled: `BATCH_CANCELLED`
 * @param total Amount of all that was asked for
 * @param completedAmount Amount of the completed payments
 * @param pendingAmount Amount of the pending payments
 * @param refusedAmount Amount of the refused payments
 * @param fees Fees of the completed payments
 */
public record BatchResultDto(
        String batchId,
        Double completed,
        Double pending,
        Double refused,
        Double notProcessed,
        String total,
        String completedAmount,
        String pendingAmount,
        String refusedAmount,
        String fees,
        List<BatchItemResultDto> results) {}
