// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PackState(String value) implements OpenEnum {
    public static final PackState QUEUED = new PackState("queued");
    public static final PackState DONE = new PackState("done");
    public static final PackState FAILED = new PackState("failed");

    @Override
    public String toString() {
        return value;
    }
}
