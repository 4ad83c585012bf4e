// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ScreeningOpinionDto, as the API's document describes it.
 */
public record ScreeningOpinionDto(
        String officerId,
        String officer,
        ScreeningCaseDecision decision,
        String reason,
        String givenAt) {}
