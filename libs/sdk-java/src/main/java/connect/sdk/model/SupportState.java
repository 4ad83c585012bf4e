// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportState(String value) implements OpenEnum {
    public static final SupportState OPEN = new SupportState("open");
    public static final SupportState WAITING = new SupportState("waiting");
    public static final SupportState SOLVED = new SupportState("solved");

    @Override
    public String toString() {
        return value;
    }
}
