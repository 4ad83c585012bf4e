// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * FactorsDto, as the API's document describes it.
 *
 * @param isRequired Whether the policy asks the person for a second factor
 * @param isOwed Whether nothing else is open until one is proven, or added
 * @param freshUntil Until when the last proof in this session is fresh
 */
public record FactorsDto(
        List<FactorDto> factors,
        Boolean isRequired,
        Boolean isOwed,
        String freshUntil) {}
