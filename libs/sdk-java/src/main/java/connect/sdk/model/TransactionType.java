// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionType(String value) implements OpenEnum {
    public static final TransactionType SEND = new TransactionType("send");
    public static final TransactionType ZAKAT_SPLIT = new TransactionType("zakat_split");
    public static final TransactionType ESCROW = new TransactionType("escrow");
    public static final TransactionType CROSS_BORDER = new TransactionType("cross_border");
    public static final TransactionType FUND = new TransactionType("fund");
    public static final TransactionType REDEEM = new TransactionType("redeem");
    public static final TransactionType REVERSAL = new TransactionType("reversal");
    public static final TransactionType CONTRACT = new TransactionType("contract");
    public static final TransactionType ZAKAT = new TransactionType("zakat");

    @Override
    public String toString() {
        return value;
    }
}
