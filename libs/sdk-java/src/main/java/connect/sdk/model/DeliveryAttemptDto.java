// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * DeliveryAttemptDto, as the API's document describes it.
 */
public record DeliveryAttemptDto(
        Double number,
        String startedAt,
        Double durationMs,
        Double status,
        DeliveryProblem problem) {}
