// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CustomerChangeDto, as the API's document describes it.
 *
 * @param version The version that it is, or would be
 * @param reason Customers read that of their own proposals alone
 * @param mayDecide Whether the one who asks may decide it
 */
public record CustomerChangeDto(
        String id,
        String customerId,
        Double version,
        CustomerFileDto file,
        String reason,
        CustomerChangeState state,
        String proposedBy,
        String proposedAt,
        String decidedBy,
        String decidedAt,
        String decisionReason,
        Boolean mayDecide) {}
