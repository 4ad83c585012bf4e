// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionAction(String value) implements OpenEnum {
    public static final TransactionAction DECIDE = new TransactionAction("decide");
    public static final TransactionAction APPROVE = new TransactionAction("approve");
    public static final TransactionAction REJECT = new TransactionAction("reject");
    public static final TransactionAction RELEASE = new TransactionAction("release");
    public static final TransactionAction REFUND = new TransactionAction("refund");
    public static final TransactionAction CANCEL = new TransactionAction("cancel");
    public static final TransactionAction REVERSE = new TransactionAction("reverse");
    public static final TransactionAction RECALL = new TransactionAction("recall");

    @Override
    public String toString() {
        return value;
    }
}
