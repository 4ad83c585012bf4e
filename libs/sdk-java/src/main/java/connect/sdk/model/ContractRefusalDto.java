// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * ContractRefusalDto, as the API's document describes it.
 *
 * @param fields Each under the name that was typed
 * @param facts The facts behind it where it is of no field
 */
public record ContractRefusalDto(
        Double status,
        String code,
        String error,
        List<FieldProblemDto> fields,
        Map<String, Object> facts) {}
