// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record VerdictAction(String value) implements OpenEnum {
    public static final VerdictAction ALLOW = new VerdictAction("allow");
    public static final VerdictAction REVIEW = new VerdictAction("review");
    public static final VerdictAction BLOCK = new VerdictAction("block");

    @Override
    public String toString() {
        return value;
    }
}
