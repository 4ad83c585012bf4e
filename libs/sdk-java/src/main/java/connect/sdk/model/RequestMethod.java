// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RequestMethod(String value) implements OpenEnum {
    public static final RequestMethod GET = new RequestMethod("GET");
    public static final RequestMethod POST = new RequestMethod("POST");
    public static final RequestMethod PUT = new RequestMethod("PUT");
    public static final RequestMethod PATCH = new RequestMethod("PATCH");
    public static final RequestMethod DELETE = new RequestMethod("DELETE");

    @Override
    public String toString() {
        return value;
    }
}
