// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * LoggedRequestDto, as the API's document describes it.
 *
 * @param query Without what is secret
 * @param durationMs From its arrival to the end of the answer
 * @param apiKeyId Its API key; null for a sign-in
 * @param source key: a program with an API key; session: a program with a sign-in; console: a browser with a
 * sign-in
 */
public record LoggedRequestDto(
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
        String createdAt) {}
