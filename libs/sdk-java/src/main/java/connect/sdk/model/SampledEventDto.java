// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SampledEventDto, as the API's document describes it.
 *
 * @param height The block that seals it
 * @param recordHash The digest of the record it commits to
 */
public record SampledEventDto(
        String id,
        String action,
        String createdAt,
        Double height,
        String recordHash) {}
