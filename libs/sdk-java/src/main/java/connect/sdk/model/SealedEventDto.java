// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * SealedEventDto, as the API's document describes it.
 *
 * @param apiKeyId The API key by which a program acted for them
 * @param recordHash SHA-256 of the record of what the event tells of, as the books held it when the event was
 * sealed: for a transaction its terms, verdict, entries, hold and approvals. null where the books keep no record
 * of it
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
        String createdAt,
        String recordHash) {}
