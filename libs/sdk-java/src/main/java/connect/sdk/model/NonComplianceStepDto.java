// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NonComplianceStepDto, as the API's document describes it.
 *
 * @param takenBy null: found by the clock
 */
public record NonComplianceStepDto(
        Double position,
        NonComplianceStepKind kind,
        String note,
        NonComplianceState state,
        NonComplianceNature nature,
        NonComplianceMateriality materiality,
        String plan,
        String dueOn,
        String tainted,
        String takenBy,
        String takenAt) {}
