// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RescreeningState(String value) implements OpenEnum {
    public static final RescreeningState COMPLETE = new RescreeningState("complete");
    public static final RescreeningState RUNNING = new RescreeningState("running");
    public static final RescreeningState UNKNOWN = new RescreeningState("unknown");

    @Override
    public String toString() {
        return value;
    }
}
