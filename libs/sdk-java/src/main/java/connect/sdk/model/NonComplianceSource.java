// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceSource(String value) implements OpenEnum {
    public static final NonComplianceSource SHADOW_RUN = new NonComplianceSource("shadow_run");
    public static final NonComplianceSource REVERSAL = new NonComplianceSource("reversal");
    public static final NonComplianceSource RECALL = new NonComplianceSource("recall");
    public static final NonComplianceSource CONTRACT = new NonComplianceSource("contract");
    public static final NonComplianceSource OFFICER = new NonComplianceSource("officer");
    public static final NonComplianceSource SAMPLING = new NonComplianceSource("sampling");

    @Override
    public String toString() {
        return value;
    }
}
