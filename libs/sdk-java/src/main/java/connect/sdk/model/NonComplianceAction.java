// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceAction(String value) implements OpenEnum {
    public static final NonComplianceAction CLASSIFY = new NonComplianceAction("classify");
    public static final NonComplianceAction PLAN = new NonComplianceAction("plan");
    public static final NonComplianceAction FOLLOW_UP = new NonComplianceAction("follow_up");
    public static final NonComplianceAction REMEDY = new NonComplianceAction("remedy");
    public static final NonComplianceAction REOPEN = new NonComplianceAction("reopen");

    @Override
    public String toString() {
        return value;
    }
}
