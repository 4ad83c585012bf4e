// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * ContractStepDto, as the API's document describes it.
 *
 * @param actor null: fell due
 * @param confirmedBy Who consented
 * @param eventId The event that tells of it
 * @param transactionIds The payments that it made
 */
public record ContractStepDto(
        Double number,
        String action,
        ContractState fromState,
        ContractState toState,
        Map<String, Object> input,
        String actor,
        String confirmedBy,
        String eventId,
        List<String> transactionIds,
        String occurredAt) {}
