// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * IncidentDto, as the API's document describes it.
 *
 * @param part null: every part
 * @param endedAt null: still going on
 */
public record IncidentDto(
        IncidentKind kind,
        SystemPart part,
        String beganAt,
        String endedAt,
        Double minutes) {}
