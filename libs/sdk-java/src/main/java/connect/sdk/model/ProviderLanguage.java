// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ProviderLanguage(String value) implements OpenEnum {
    public static final ProviderLanguage EN = new ProviderLanguage("en");
    public static final ProviderLanguage AR = new ProviderLanguage("ar");

    @Override
    public String toString() {
        return value;
    }
}
