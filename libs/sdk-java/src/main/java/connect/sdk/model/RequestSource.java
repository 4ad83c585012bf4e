// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RequestSource(String value) implements OpenEnum {
    public static final RequestSource KEY = new RequestSource("key");
    public static final RequestSource SESSION = new RequestSource("session");
    public static final RequestSource CONSOLE = new RequestSource("console");

    @Override
    public String toString() {
        return value;
    }
}
