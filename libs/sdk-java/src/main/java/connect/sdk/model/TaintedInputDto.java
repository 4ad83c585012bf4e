// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TaintedInputDto, as the API's document describes it.
 */
public record TaintedInputDto(
        String name,
        String value) {}
