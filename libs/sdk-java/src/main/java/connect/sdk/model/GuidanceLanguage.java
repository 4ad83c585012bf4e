// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record GuidanceLanguage(String value) implements OpenEnum {
    public static final GuidanceLanguage EN = new GuidanceLanguage("en");
    public static final GuidanceLanguage AR = new GuidanceLanguage("ar");

    @Override
    public String toString() {
        return value;
    }
}
