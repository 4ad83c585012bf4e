// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceNext(String value) implements OpenEnum {
    public static final NonComplianceNext CLASSIFY = new NonComplianceNext("classify");
    public static final NonComplianceNext PLAN = new NonComplianceNext("plan");
    public static final NonComplianceNext FOLLOW_UP = new NonComplianceNext("follow_up");
    public static final NonComplianceNext REMEDY = new NonComplianceNext("remedy");
    public static final NonComplianceNext REOPEN = new NonComplianceNext("reopen");
    public static final NonComplianceNext CONFIRM = new NonComplianceNext("confirm");
    public static final NonComplianceNext CLOSE = new NonComplianceNext("close");

    @Override
    public String toString() {
        return value;
    }
}
