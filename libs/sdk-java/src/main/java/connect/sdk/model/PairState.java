// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PairState(String value) implements OpenEnum {
    public static final PairState PROPOSED = new PairState("proposed");
    public static final PairState CLEARED = new PairState("cleared");

    @Override
    public String toString() {
        return value;
    }
}
