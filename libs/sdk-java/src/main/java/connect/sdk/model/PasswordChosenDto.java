// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PasswordChosenDto, as the API's document describes it.
 */
public record PasswordChosenDto(
        String username) {}
