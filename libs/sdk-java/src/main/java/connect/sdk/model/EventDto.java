// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * EventDto, as the API's document describes it.
 *
 * @param id Its position among all events; a cursor to go on from
 */
public record EventDto(
        String id,
        String type,
        String resource,
        String resourceId,
        Map<String, Object> data,
        String createdAt) {}
