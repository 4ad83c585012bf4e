// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * KeptStrSettingsDto, as the API's document describes it.
 *
 * @param version 0: there are none yet
 */
public record KeptStrSettingsDto(
        Double version,
        StrSettingsDto settings) {}
