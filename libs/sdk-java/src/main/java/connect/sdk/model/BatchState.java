// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BatchState(String value) implements OpenEnum {
    public static final BatchState RUNNING = new BatchState("running");
    public static final BatchState INTERRUPTED = new BatchState("interrupted");
    public static final BatchState DONE = new BatchState("done");
    public static final BatchState CANCELLED = new BatchState("cancelled");
    public static final BatchState REFUSED = new BatchState("refused");

    @Override
    public String toString() {
        return value;
    }
}
