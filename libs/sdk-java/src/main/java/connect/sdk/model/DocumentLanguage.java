// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record DocumentLanguage(String value) implements OpenEnum {
    public static final DocumentLanguage EN = new DocumentLanguage("en");
    public static final DocumentLanguage AR = new DocumentLanguage("ar");

    @Override
    public String toString() {
        return value;
    }
}
