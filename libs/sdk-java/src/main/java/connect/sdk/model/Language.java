// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Language(String value) implements OpenEnum {
    public static final Language EN = new Language("en");
    public static final Language AR = new Language("ar");

    @Override
    public String toString() {
        return value;
    }
}
