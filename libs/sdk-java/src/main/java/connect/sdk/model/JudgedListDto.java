// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * JudgedListDto, as the API's document describes it.
 *
 * @param digest SHA-256 of the publisher’s file
 */
public record JudgedListDto(
        String publishedOn,
        String loadedAt,
        String digest) {}
