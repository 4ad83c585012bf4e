// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SampledPartyDto, as the API's document describes it.
 */
public record SampledPartyDto(
        String address,
        String name,
        String bank) {}
