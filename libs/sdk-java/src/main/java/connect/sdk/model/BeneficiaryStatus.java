// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BeneficiaryStatus(String value) implements OpenEnum {
    public static final BeneficiaryStatus PENDING_APPROVAL = new BeneficiaryStatus("pending_approval");
    public static final BeneficiaryStatus WAITING = new BeneficiaryStatus("waiting");
    public static final BeneficiaryStatus ACTIVE = new BeneficiaryStatus("active");
    public static final BeneficiaryStatus HELD = new BeneficiaryStatus("held");
    public static final BeneficiaryStatus REMOVED = new BeneficiaryStatus("removed");

    @Override
    public String toString() {
        return value;
    }
}
