// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PartState(String value) implements OpenEnum {
    public static final PartState OPERATIONAL = new PartState("operational");
    public static final PartState FAILING = new PartState("failing");
    public static final PartState UNKNOWN = new PartState("unknown");

    @Override
    public String toString() {
        return value;
    }
}
