// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * StrMissingDto, as the API's document describes it.
 *
 * @param element The element it would be
 * @param isRequired Whether there is no file without it
 */
public record StrMissingDto(
        String field,
        String element,
        Boolean isRequired) {}
