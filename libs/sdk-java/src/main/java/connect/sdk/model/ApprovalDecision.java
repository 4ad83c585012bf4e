// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ApprovalDecision(String value) implements OpenEnum {
    public static final ApprovalDecision APPROVE = new ApprovalDecision("approve");
    public static final ApprovalDecision REJECT = new ApprovalDecision("reject");

    @Override
    public String toString() {
        return value;
    }
}
