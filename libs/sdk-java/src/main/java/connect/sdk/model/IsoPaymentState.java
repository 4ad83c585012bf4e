// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IsoPaymentState(String value) implements OpenEnum {
    public static final IsoPaymentState ACSC = new IsoPaymentState("ACSC");
    public static final IsoPaymentState PDNG = new IsoPaymentState("PDNG");
    public static final IsoPaymentState RJCT = new IsoPaymentState("RJCT");
    public static final IsoPaymentState ACCP = new IsoPaymentState("ACCP");
    public static final IsoPaymentState CANC = new IsoPaymentState("CANC");

    @Override
    public String toString() {
        return value;
    }
}
