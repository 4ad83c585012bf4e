// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DeliveryDto, as the API's document describes it.
 *
 * @param messageId The webhook-id header; the same for every try and every replay
 * @param attempts Tries so far, replays included
 * @param lastStatus What the receiver last answered
 * @param lastProblem Why the last try got no answer
 * @param nextAttemptAt null once it has ended
 */
public record DeliveryDto(
        String id,
        String webhookId,
        String messageId,
        String type,
        DeliveryState state,
        Double attempts,
        Double lastStatus,
        DeliveryProblem lastProblem,
        String nextAttemptAt,
        String createdAt,
        String endedAt) {}
