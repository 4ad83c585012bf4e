// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * ContractStepDto, as the API's document describes it.
 *
 * @param actor null: fell due
 * @param confirmedBy Who consented
 */
public record ContractStepDto(
        Double number,
        String action,
        ContractState fromState,
        ContractState toState,
        Map<String, Object> input,
        String actor,
        String confirmedBy,
        String occurredAt) {}
