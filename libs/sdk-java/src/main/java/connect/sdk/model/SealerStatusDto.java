// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SealerStatusDto, as the API's document describes it.
 *
 * @param height Blocks sealed so far
 * @param lagMs Age of the oldest event not yet sealed
 * @param healthy Whether the lag is below ten seconds
 */
public record SealerStatusDto(
        Double height,
        String sealedAt,
        Double lagMs,
        Boolean healthy) {}
