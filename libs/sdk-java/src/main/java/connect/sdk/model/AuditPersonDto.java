// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * AuditPersonDto, as the API's document describes it.
 */
public record AuditPersonDto(
        String id,
        String name) {}
