// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record UnreadCause(String value) implements OpenEnum {
    public static final UnreadCause SEALED = new UnreadCause("sealed");
    public static final UnreadCause TIMED_OUT = new UnreadCause("timed_out");
    public static final UnreadCause UNREACHABLE = new UnreadCause("unreachable");
    public static final UnreadCause UNUSABLE = new UnreadCause("unusable");

    @Override
    public String toString() {
        return value;
    }
}
