// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record InvariantState(String value) implements OpenEnum {
    public static final InvariantState HOLDS = new InvariantState("holds");
    public static final InvariantState BROKEN = new InvariantState("broken");
    public static final InvariantState UNKNOWN = new InvariantState("unknown");

    @Override
    public String toString() {
        return value;
    }
}
