// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceStepKind(String value) implements OpenEnum {
    public static final NonComplianceStepKind RECORDED = new NonComplianceStepKind("recorded");
    public static final NonComplianceStepKind CLASSIFIED = new NonComplianceStepKind("classified");
    public static final NonComplianceStepKind PLANNED = new NonComplianceStepKind("planned");
    public static final NonComplianceStepKind FOLLOWED_UP = new NonComplianceStepKind("followed_up");
    public static final NonComplianceStepKind REMEDIED = new NonComplianceStepKind("remedied");
    public static final NonComplianceStepKind CONFIRMED = new NonComplianceStepKind("confirmed");
    public static final NonComplianceStepKind CLOSED = new NonComplianceStepKind("closed");
    public static final NonComplianceStepKind REOPENED = new NonComplianceStepKind("reopened");

    @Override
    public String toString() {
        return value;
    }
}
