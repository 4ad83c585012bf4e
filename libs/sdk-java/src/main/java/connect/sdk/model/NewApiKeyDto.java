// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * NewApiKeyDto, as the API's document describes it.
 *
 * @param hint How to recognise it
 * @param rotatedAt When a new secret last took its place
 * @param usedThisHour Requests it has made in its present hour
 * @param hourlyLimit Requests it may make in an hour
 * @param key Keep it; it is shown once
 */
public record NewApiKeyDto(
        String id,
        String name,
        String hint,
        List<String> scopes,
        String createdAt,
        String rotatedAt,
        String expiresAt,
        String revokedAt,
        String lastUsedAt,
        Double usedThisHour,
        Double hourlyLimit,
        String key) {}
