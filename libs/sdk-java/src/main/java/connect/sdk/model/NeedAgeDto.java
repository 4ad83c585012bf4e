// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NeedAgeDto, as the API's document describes it.
 */
public record NeedAgeDto(
        CaseAge age,
        Double count) {}
