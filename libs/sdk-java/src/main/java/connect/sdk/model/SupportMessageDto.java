// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SupportMessageDto, as the API's document describes it.
 */
public record SupportMessageDto(
        String id,
        SupportPersonDto author,
        Boolean isFromStaff,
        String text,
        String createdAt) {}
