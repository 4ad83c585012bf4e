// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WantedRequestSource(String value) implements OpenEnum {
    public static final WantedRequestSource KEY = new WantedRequestSource("key");
    public static final WantedRequestSource SESSION = new WantedRequestSource("session");
    public static final WantedRequestSource CONSOLE = new WantedRequestSource("console");
    public static final WantedRequestSource PROGRAMS = new WantedRequestSource("programs");

    @Override
    public String toString() {
        return value;
    }
}
