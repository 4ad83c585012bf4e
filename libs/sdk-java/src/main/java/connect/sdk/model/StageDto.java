// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StageDto, as the API's document describes it.
 */
public record StageDto(
        ContractState state,
        StageStanding standing,
        String reachedAt) {}
