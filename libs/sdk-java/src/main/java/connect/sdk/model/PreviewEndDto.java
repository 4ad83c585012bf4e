// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PreviewEndDto, as the API's document describes it.
 *
 * @param address null: no wallet is named yet
 */
public record PreviewEndDto(
        PartyRole role,
        Double position,
        String name,
        String address) {}
