// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Environment(String value) implements OpenEnum {
    public static final Environment SANDBOX = new Environment("sandbox");
    public static final Environment PRODUCTION = new Environment("production");

    @Override
    public String toString() {
        return value;
    }
}
