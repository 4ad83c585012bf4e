// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * WaitingStepDto, as the API's document describes it.
 */
public record WaitingStepDto(
        ContractAction action,
        List<ConsentDto> consents,
        String requestedBy,
        String requestedAt,
        Map<String, Object> input) {}
