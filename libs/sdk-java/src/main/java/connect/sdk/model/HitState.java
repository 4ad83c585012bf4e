// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record HitState(String value) implements OpenEnum {
    public static final HitState OPEN = new HitState("open");
    public static final HitState PROPOSED = new HitState("proposed");
    public static final HitState CLEARED = new HitState("cleared");
    public static final HitState PASSED_OVER = new HitState("passed_over");

    @Override
    public String toString() {
        return value;
    }
}
