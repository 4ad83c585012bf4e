// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * FindingStepDto, as the API's document describes it.
 */
public record FindingStepDto(
        Double number,
        FindingStepKind kind,
        String text,
        Boolean agrees,
        String dueOn,
        String takenBy,
        String takenAt) {}
