// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * GuidanceSchoolDto, as the API's document describes it.
 */
public record GuidanceSchoolDto(
        School school,
        String view) {}
