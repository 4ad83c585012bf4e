// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PaymentKind(String value) implements OpenEnum {
    public static final PaymentKind STANDARD = new PaymentKind("standard");
    public static final PaymentKind ZAKAT = new PaymentKind("zakat");
    public static final PaymentKind ESCROW = new PaymentKind("escrow");
    public static final PaymentKind APPROVAL = new PaymentKind("approval");

    @Override
    public String toString() {
        return value;
    }
}
