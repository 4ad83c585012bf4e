// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SignInProviderDto, as the API's document describes it.
 *
 * @param label What the provider is called
 */
public record SignInProviderDto(
        String label) {}
