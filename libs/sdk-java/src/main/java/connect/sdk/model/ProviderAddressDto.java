// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ProviderAddressDto, as the API's document describes it.
 *
 * @param url The provider’s page, for ten minutes and for this browser alone
 */
public record ProviderAddressDto(
        String url) {}
