// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CountDto, as the API's document describes it.
 */
public record CountDto(
        String name,
        Double count) {}
