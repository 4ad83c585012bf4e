// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ReviewOpinionDto, as the API's document describes it.
 */
public record ReviewOpinionDto(
        OfficerDto officer,
        ReviewDecision decision,
        String reason,
        String givenAt) {}
