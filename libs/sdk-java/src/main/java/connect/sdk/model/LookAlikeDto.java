// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LookAlikeDto, as the API's document describes it.
 *
 * @param address The address that is known
 * @param name Of your beneficiary
 */
public record LookAlikeDto(
        String address,
        String name,
        LookAlikeOf of) {}
