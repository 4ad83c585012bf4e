// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AgeFiguresDto, as the API's document describes it.
 */
public record AgeFiguresDto(
        CaseAge age,
        Double cases) {}
