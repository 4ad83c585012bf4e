// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LinkedIdentityDto, as the API's document describes it.
 *
 * @param label What the provider is called; its address if it is no longer used
 */
public record LinkedIdentityDto(
        String id,
        String issuer,
        String label,
        String linkedAt) {}
