// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * RuleExamplesDto, as the API's document describes it.
 *
 * @param compliant Payments it does not object to
 * @param violating Payments that set it off
 */
public record RuleExamplesDto(
        List<Map<String, Object>> compliant,
        List<Map<String, Object>> violating) {}
