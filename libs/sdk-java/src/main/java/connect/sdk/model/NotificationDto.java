// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * NotificationDto, as the API's document describes it.
 */
public record NotificationDto(
        String id,
        NotificationKind kind,
        String resource,
        String resourceId,
        Map<String, Object> data,
        String createdAt,
        String readAt) {}
