// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportKind(String value) implements OpenEnum {
    public static final SupportKind REQUEST = new SupportKind("request");
    public static final SupportKind CHAT = new SupportKind("chat");

    @Override
    public String toString() {
        return value;
    }
}
