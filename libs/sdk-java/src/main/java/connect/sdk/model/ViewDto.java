// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ViewDto, as the API's document describes it.
 *
 * @param query The filters as query parameters; empty for everything
 * @param isDefault Whether the list opens like this
 */
public record ViewDto(
        ViewScreen screen,
        String name,
        String query,
        Boolean isDefault,
        String id,
        String changedAt) {}
