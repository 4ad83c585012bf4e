// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PackFormat(String value) implements OpenEnum {
    public static final PackFormat PDF = new PackFormat("pdf");
    public static final PackFormat JSON = new PackFormat("json");

    @Override
    public String toString() {
        return value;
    }
}
