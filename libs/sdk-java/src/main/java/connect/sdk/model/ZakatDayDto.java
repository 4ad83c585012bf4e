// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatDayDto, as the API's document describes it.
 *
 * @param hijri By the calendar of Umm al-Qura: year, month and day
 */
public record ZakatDayDto(
        String day,
        String hijri) {}
