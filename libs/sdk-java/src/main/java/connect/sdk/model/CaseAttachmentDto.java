// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * CaseAttachmentDto, as the API's document describes it.
 *
 * @param number Its place among the files of the case
 * @param size Bytes
 * @param digest SHA-256 of its bytes
 */
public record CaseAttachmentDto(
        String id,
        Double number,
        String name,
        Double size,
        String digest,
        OfficerDto uploadedBy,
        String uploadedAt) {}
