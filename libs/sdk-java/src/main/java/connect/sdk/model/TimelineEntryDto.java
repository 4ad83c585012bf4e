// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * TimelineEntryDto, as the API's document describes it.
 *
 * @param status The status it led to
 * @param actor null for the system
 */
public record TimelineEntryDto(
        String action,
        String status,
        String subStatus,
        String actor,
        Role actorRole,
        Map<String, Object> details,
        String requestId,
        String createdAt) {}
