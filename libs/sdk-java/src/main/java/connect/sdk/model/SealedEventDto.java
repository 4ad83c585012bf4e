// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SealedEventDto, as the API's document describes it.
 */
public record SealedEventDto(
        String id,
        String action,
        String resource,
        String resourceId,
        String actorId,
        String actorRole,
        String ipAddress,
        String requestId,
        String severity,
        Map<String, Object> details,
        String createdAt) {}
