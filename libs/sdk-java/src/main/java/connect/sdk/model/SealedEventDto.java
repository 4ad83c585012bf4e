// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SealedEventDto, as the API's document describes it.
 *
 * @param apiKeyId The API key by which a program acted for them
 */
public record SealedEventDto(
        String id,
        String action,
        String resource,
        String resourceId,
        String actorId,
        String actorRole,
        String apiKeyId,
        String ipAddress,
        String requestId,
        String severity,
        Map<String, Object> details,
        String createdAt) {}
