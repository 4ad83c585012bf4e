// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FlowDirection(String value) implements OpenEnum {
    public static final FlowDirection IN = new FlowDirection("in");
    public static final FlowDirection OUT = new FlowDirection("out");

    @Override
    public String toString() {
        return value;
    }
}
