// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionSort(String value) implements OpenEnum {
    public static final TransactionSort CREATED_AT_DESCENDING = new TransactionSort("-createdAt");
    public static final TransactionSort CREATED_AT = new TransactionSort("createdAt");
    public static final TransactionSort AMOUNT = new TransactionSort("amount");
    public static final TransactionSort AMOUNT_DESCENDING = new TransactionSort("-amount");

    @Override
    public String toString() {
        return value;
    }
}
