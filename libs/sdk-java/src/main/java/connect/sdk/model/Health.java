// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Health(String value) implements OpenEnum {
    public static final Health OK = new Health("ok");
    public static final Health DEGRADED = new Health("degraded");

    @Override
    public String toString() {
        return value;
    }
}
