// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WitnessedLogDto, as the API's document describes it.
 *
 * @param vkey The key by which its heads are signed (C2SP signed-note)
 */
public record WitnessedLogDto(
        String origin,
        String vkey) {}
