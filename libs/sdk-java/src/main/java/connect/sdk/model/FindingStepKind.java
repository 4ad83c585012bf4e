// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FindingStepKind(String value) implements OpenEnum {
    public static final FindingStepKind ANSWER = new FindingStepKind("answer");
    public static final FindingStepKind FOLLOW_UP = new FindingStepKind("follow_up");
    public static final FindingStepKind CLOSE = new FindingStepKind("close");
    public static final FindingStepKind REOPEN = new FindingStepKind("reopen");

    @Override
    public String toString() {
        return value;
    }
}
