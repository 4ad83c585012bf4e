// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record OpinionEffect(String value) implements OpenEnum {
    public static final OpinionEffect FORBID = new OpinionEffect("forbid");
    public static final OpinionEffect FLAG = new OpinionEffect("flag");
    public static final OpinionEffect NOTE = new OpinionEffect("note");
    public static final OpinionEffect ALLOW = new OpinionEffect("allow");

    @Override
    public String toString() {
        return value;
    }
}
