// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SampledOpinionDto, as the API's document describes it.
 */
public record SampledOpinionDto(
        ReviewDecision decision,
        String reason,
        String officer,
        String givenAt) {}
