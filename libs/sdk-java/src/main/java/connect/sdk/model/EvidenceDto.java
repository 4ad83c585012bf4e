// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * EvidenceDto, as the API's document describes it.
 *
 * @param start First UTF-16 unit of the original text
 * @param end One past the last
 */
public record EvidenceDto(
        String field,
        Double start,
        Double end,
        String text) {}
