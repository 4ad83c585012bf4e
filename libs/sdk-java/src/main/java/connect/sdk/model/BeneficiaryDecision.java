// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BeneficiaryDecision(String value) implements OpenEnum {
    public static final BeneficiaryDecision APPROVE = new BeneficiaryDecision("approve");
    public static final BeneficiaryDecision REFUSE = new BeneficiaryDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
