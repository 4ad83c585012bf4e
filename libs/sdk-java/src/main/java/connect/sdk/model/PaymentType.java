// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PaymentType(String value) implements OpenEnum {
    public static final PaymentType SEND = new PaymentType("send");
    public static final PaymentType ZAKAT = new PaymentType("zakat");
    public static final PaymentType ZAKAT_SPLIT = new PaymentType("zakat_split");
    public static final PaymentType ESCROW = new PaymentType("escrow");
    public static final PaymentType BATCH = new PaymentType("batch");
    public static final PaymentType LOAN = new PaymentType("loan");

    @Override
    public String toString() {
        return value;
    }
}
