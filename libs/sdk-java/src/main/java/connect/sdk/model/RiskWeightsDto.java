// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * RiskWeightsDto, as the API's document describes it.
 */
public record RiskWeightsDto(
        Double payments,
        Double refusals,
        Double reviews,
        Double overrides) {}
