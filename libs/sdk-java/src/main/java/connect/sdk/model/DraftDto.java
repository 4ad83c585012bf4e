// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.Map;

/**
 * DraftDto, as the API's document describes it.
 *
 * @param form The form’s fields, complete or not; it is kept as it is, null included
 */
public record DraftDto(
        String name,
        Map<String, Object> form,
        String id,
        String createdAt,
        String updatedAt) {}
