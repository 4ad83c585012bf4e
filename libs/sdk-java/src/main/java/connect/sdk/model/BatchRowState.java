// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BatchRowState(String value) implements OpenEnum {
    public static final BatchRowState PAID = new BatchRowState("paid");
    public static final BatchRowState HELD = new BatchRowState("held");
    public static final BatchRowState REFUSED = new BatchRowState("refused");
    public static final BatchRowState TAKEN_BACK = new BatchRowState("taken_back");
    public static final BatchRowState NOT_MADE = new BatchRowState("not_made");

    @Override
    public String toString() {
        return value;
    }
}
