// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * SettingsFiguresDto, as the API's document describes it.
 *
 * @param until null when it outlasted the period
 */
public record SettingsFiguresDto(
        Double version,
        String from,
        String until) {}
