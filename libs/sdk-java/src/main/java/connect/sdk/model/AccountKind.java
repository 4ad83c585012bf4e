// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AccountKind(String value) implements OpenEnum {
    public static final AccountKind WALLET = new AccountKind("wallet");
    public static final AccountKind ISSUER = new AccountKind("issuer");
    public static final AccountKind ESCROW = new AccountKind("escrow");
    public static final AccountKind ZAKAT = new AccountKind("zakat");
    public static final AccountKind FEES = new AccountKind("fees");
    public static final AccountKind CHARITY = new AccountKind("charity");
    public static final AccountKind SETTLEMENT = new AccountKind("settlement");

    @Override
    public String toString() {
        return value;
    }
}
