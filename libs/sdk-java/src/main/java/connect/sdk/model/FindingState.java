// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FindingState(String value) implements OpenEnum {
    public static final FindingState OPEN = new FindingState("open");
    public static final FindingState ANSWERED = new FindingState("answered");
    public static final FindingState CLOSED = new FindingState("closed");

    @Override
    public String toString() {
        return value;
    }
}
