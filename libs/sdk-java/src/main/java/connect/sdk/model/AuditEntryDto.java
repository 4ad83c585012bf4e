// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * AuditEntryDto, as the API's document describes it.
 *
 * @param userId null for the system
 * @param apiKeyId The API key by which a program acted for them
 * @param apiKeyName The name of that key
 * @param changes What the event changed: each detail beside which another tells what it was previously
 * @param blockHeight null until it is sealed
 * @param recordHash The digest of the record that the sealed event commits to; null until it is sealed, or where
 * the books keep no record of what it tells of
 */
public record AuditEntryDto(
        String id,
        String action,
        String resource,
        String resourceId,
        String userId,
        String userName,
        Role actorRole,
        String apiKeyId,
        String apiKeyName,
        String ipAddress,
        Map<String, Object> details,
        List<FieldChangeDto> changes,
        AuditSeverity severity,
        String requestId,
        Double blockHeight,
        String recordHash,
        String createdAt) {}
