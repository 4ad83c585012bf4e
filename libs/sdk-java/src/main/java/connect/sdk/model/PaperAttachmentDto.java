// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * PaperAttachmentDto, as the API's document describes it.
 *
 * @param size In bytes
 * @param digest SHA-256, in hexadecimal digits
 */
public record PaperAttachmentDto(
        String id,
        String name,
        Double size,
        String digest,
        String uploadedBy,
        String uploadedAt) {}
