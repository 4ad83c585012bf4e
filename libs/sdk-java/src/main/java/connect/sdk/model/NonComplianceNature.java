// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceNature(String value) implements OpenEnum {
    public static final NonComplianceNature ACTUAL = new NonComplianceNature("actual");
    public static final NonComplianceNature POTENTIAL = new NonComplianceNature("potential");

    @Override
    public String toString() {
        return value;
    }
}
