// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BatchFailureDto, as the API's document describes it.
 *
 * @param index Its place in the request
 * @param verdict When compliance refused it
 */
public record BatchFailureDto(
        Double index,
        String code,
        String error,
        VerdictDto verdict) {}
