// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BeneficiaryPolicyState(String value) implements OpenEnum {
    public static final BeneficiaryPolicyState DRAFT = new BeneficiaryPolicyState("draft");
    public static final BeneficiaryPolicyState ACTIVE = new BeneficiaryPolicyState("active");
    public static final BeneficiaryPolicyState RETIRED = new BeneficiaryPolicyState("retired");

    @Override
    public String toString() {
        return value;
    }
}
