// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StrReportCode(String value) implements OpenEnum {
    public static final StrReportCode STR = new StrReportCode("STR");
    public static final StrReportCode SAR = new StrReportCode("SAR");

    @Override
    public String toString() {
        return value;
    }
}
