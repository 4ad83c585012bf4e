// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionStatus(String value) implements OpenEnum {
    public static final TransactionStatus PENDING = new TransactionStatus("pending");
    public static final TransactionStatus COMPLETED = new TransactionStatus("completed");
    public static final TransactionStatus REJECTED = new TransactionStatus("rejected");
    public static final TransactionStatus CANCELLED = new TransactionStatus("cancelled");
    public static final TransactionStatus REFUNDED = new TransactionStatus("refunded");
    public static final TransactionStatus REVERSED = new TransactionStatus("reversed");
    public static final TransactionStatus FAILED = new TransactionStatus("failed");

    @Override
    public String toString() {
        return value;
    }
}
