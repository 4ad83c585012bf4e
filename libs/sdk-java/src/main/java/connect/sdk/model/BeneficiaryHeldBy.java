// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BeneficiaryHeldBy(String value) implements OpenEnum {
    public static final BeneficiaryHeldBy LISTED_NAME = new BeneficiaryHeldBy("listed_name");
    public static final BeneficiaryHeldBy UNREAD_NAME = new BeneficiaryHeldBy("unread_name");
    public static final BeneficiaryHeldBy UNRELIABLE_LISTS = new BeneficiaryHeldBy("unreliable_lists");

    @Override
    public String toString() {
        return value;
    }
}
