// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReviewCalendar(String value) implements OpenEnum {
    public static final ReviewCalendar GREGORIAN = new ReviewCalendar("gregorian");
    public static final ReviewCalendar HIJRI = new ReviewCalendar("hijri");

    @Override
    public String toString() {
        return value;
    }
}
