// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatOwnerDto, as the API's document describes it.
 */
public record ZakatOwnerDto(
        String id,
        String name) {}
