// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * NetworkStatusDto, as the API's document describes it.
 *
 * @param isOnline Whether its accounts answered just now
 * @param latencyMs How long the answer took
 */
public record NetworkStatusDto(
        Network network,
        String name,
        Currency currency,
        Boolean isOnline,
        Double feeRate,
        Double latencyMs,
        String checkedAt) {}
