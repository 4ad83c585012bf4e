// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record GuidanceOutcome(String value) implements OpenEnum {
    public static final GuidanceOutcome ANSWERED = new GuidanceOutcome("answered");
    public static final GuidanceOutcome REFERRED = new GuidanceOutcome("referred");
    public static final GuidanceOutcome REFUSED = new GuidanceOutcome("refused");

    @Override
    public String toString() {
        return value;
    }
}
