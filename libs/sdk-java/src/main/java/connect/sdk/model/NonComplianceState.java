// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceState(String value) implements OpenEnum {
    public static final NonComplianceState OPEN = new NonComplianceState("open");
    public static final NonComplianceState PLANNED = new NonComplianceState("planned");
    public static final NonComplianceState REMEDIED = new NonComplianceState("remedied");
    public static final NonComplianceState CLOSED = new NonComplianceState("closed");

    @Override
    public String toString() {
        return value;
    }
}
