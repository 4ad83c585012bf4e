// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PurificationState(String value) implements OpenEnum {
    public static final PurificationState PROPOSED = new PurificationState("proposed");
    public static final PurificationState DONE = new PurificationState("done");
    public static final PurificationState REFUSED = new PurificationState("refused");

    @Override
    public String toString() {
        return value;
    }
}
