// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record HitLikeness(String value) implements OpenEnum {
    public static final HitLikeness CONFIRMED = new HitLikeness("confirmed");
    public static final HitLikeness POSSIBLE = new HitLikeness("possible");

    @Override
    public String toString() {
        return value;
    }
}
