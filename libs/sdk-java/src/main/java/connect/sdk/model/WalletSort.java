// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WalletSort(String value) implements OpenEnum {
    public static final WalletSort CREATED_AT_DESCENDING = new WalletSort("-createdAt");
    public static final WalletSort CREATED_AT = new WalletSort("createdAt");
    public static final WalletSort LABEL = new WalletSort("label");
    public static final WalletSort LABEL_DESCENDING = new WalletSort("-label");
    public static final WalletSort BALANCE = new WalletSort("balance");
    public static final WalletSort BALANCE_DESCENDING = new WalletSort("-balance");

    @Override
    public String toString() {
        return value;
    }
}
