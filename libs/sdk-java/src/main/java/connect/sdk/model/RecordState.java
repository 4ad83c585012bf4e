// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecordState(String value) implements OpenEnum {
    public static final RecordState AS_SEALED = new RecordState("as_sealed");
    public static final RecordState CHANGED = new RecordState("changed");

    @Override
    public String toString() {
        return value;
    }
}
