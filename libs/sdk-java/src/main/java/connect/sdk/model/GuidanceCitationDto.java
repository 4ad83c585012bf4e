// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * GuidanceCitationDto, as the API's document describes it.
 */
public record GuidanceCitationDto(
        Double number,
        String id,
        String text) {}
