// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewFindingDto, as the API's document describes it.
 *
 * @param transactionId The payment of that paper
 * @param eventId The event of the non-compliance register that it became
 * @param dueOn As it was moved last
 * @param steps In the order in which they were taken
 * @param actions What you may do about it now
 */
public record ReviewFindingDto(
        String id,
        String planId,
        String paperId,
        String transactionId,
        String eventId,
        FindingClass class_,
        FindingState state,
        String title,
        String recommendation,
        String dueOn,
        String raisedBy,
        String raisedAt,
        List<FindingStepDto> steps,
        List<FindingStepKind> actions) {}
