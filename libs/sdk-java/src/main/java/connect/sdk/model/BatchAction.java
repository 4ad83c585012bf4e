// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BatchAction(String value) implements OpenEnum {
    public static final BatchAction APPROVE = new BatchAction("approve");
    public static final BatchAction REJECT = new BatchAction("reject");
    public static final BatchAction RELEASE = new BatchAction("release");
    public static final BatchAction REFUND = new BatchAction("refund");
    public static final BatchAction CANCEL = new BatchAction("cancel");

    @Override
    public String toString() {
        return value;
    }
}
