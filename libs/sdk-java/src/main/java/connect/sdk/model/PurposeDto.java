// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PurposeDto, as the API's document describes it.
 *
 * @param network The network that takes it
 */
public record PurposeDto(
        String code,
        BilingualDto label,
        Network network) {}
