// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatCalendar(String value) implements OpenEnum {
    public static final ZakatCalendar LUNAR = new ZakatCalendar("lunar");
    public static final ZakatCalendar SOLAR = new ZakatCalendar("solar");

    @Override
    public String toString() {
        return value;
    }
}
