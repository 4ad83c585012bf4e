// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SampledVerdictDto, as the API's document describes it.
 *
 * @param facts What the rules were told
 * @param result What they made of it
 */
public record SampledVerdictDto(
        VerdictAction action,
        String rulesetVersion,
        String profile,
        Map<String, Object> facts,
        Map<String, Object> result) {}
