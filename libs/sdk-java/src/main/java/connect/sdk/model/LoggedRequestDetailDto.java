// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * LoggedRequestDetailDto, as the API's document describes it.
 *
 * @param query Without what is secret
 * @param durationMs From its arrival to the end of the answer
 * @param apiKeyId Its API key; null for a sign-in
 * @param source key: a program with an API key; session: a program with a sign-in; console: a browser with a
 * sign-in
 * @param body The body without what is secret; null when there was none or it was larger than 8 kB
 * @param bodyBytes The size of the body; null without one
 * @param answer What a refusal said; null of what succeeded
 */
public record LoggedRequestDetailDto(
        String id,
        String requestId,
        String method,
        String path,
        String query,
        Double status,
        Double durationMs,
        String apiKeyId,
        RequestSource source,
        String idempotencyKey,
        String createdAt,
        String ipAddress,
        String userAgent,
        Map<String, Object> body,
        Double bodyBytes,
        Map<String, Object> answer) {}
