// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ClearingDto, as the API's document describes it.
 *
 * @param isAgreed Whether as many as needed agreed by it
 */
public record ClearingDto(
        OfficerDto officer,
        String reason,
        String givenAt,
        Boolean isAgreed) {}
