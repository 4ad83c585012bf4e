// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ContractRefusalDto, as the API's document describes it.
 */
public record ContractRefusalDto(
        Double status,
        String code,
        String error,
        List<RefusedFieldDto> fields) {}
