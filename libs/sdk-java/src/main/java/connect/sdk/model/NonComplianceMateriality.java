// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record NonComplianceMateriality(String value) implements OpenEnum {
    public static final NonComplianceMateriality MATERIAL = new NonComplianceMateriality("material");
    public static final NonComplianceMateriality IMMATERIAL = new NonComplianceMateriality("immaterial");

    @Override
    public String toString() {
        return value;
    }
}
