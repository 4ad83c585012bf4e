// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * ContractTemplateDto, as the API's document describes it.
 */
public record ContractTemplateDto(
        String id,
        ContractType type,
        BilingualDto title,
        BilingualDto description,
        Map<String, Object> terms) {}
