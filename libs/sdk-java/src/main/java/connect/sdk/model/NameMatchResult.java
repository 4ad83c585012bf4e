// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NameMatchResult(String value) implements OpenEnum {
    public static final NameMatchResult MATCH = new NameMatchResult("match");
    public static final NameMatchResult CLOSE_MATCH = new NameMatchResult("close_match");

    @Override
    public String toString() {
        return value;
    }
}
