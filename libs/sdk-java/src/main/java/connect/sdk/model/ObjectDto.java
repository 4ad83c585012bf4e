// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ObjectDto, as the API's document describes it.
 *
 * @param id As the routes of its kind take it
 * @param label What people call it
 * @param path Where the console shows it
 */
public record ObjectDto(
        ObjectKind kind,
        String id,
        String label,
        String path) {}
