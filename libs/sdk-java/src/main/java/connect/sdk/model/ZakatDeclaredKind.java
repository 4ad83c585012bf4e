// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatDeclaredKind(String value) implements OpenEnum {
    public static final ZakatDeclaredKind CASH_ELSEWHERE = new ZakatDeclaredKind("cash_elsewhere");
    public static final ZakatDeclaredKind GOLD = new ZakatDeclaredKind("gold");
    public static final ZakatDeclaredKind SILVER = new ZakatDeclaredKind("silver");
    public static final ZakatDeclaredKind GOODS_FOR_TRADE = new ZakatDeclaredKind("goods_for_trade");
    public static final ZakatDeclaredKind SHARES_FOR_TRADE = new ZakatDeclaredKind("shares_for_trade");
    public static final ZakatDeclaredKind RECEIVABLE = new ZakatDeclaredKind("receivable");
    public static final ZakatDeclaredKind DEBT_DUE = new ZakatDeclaredKind("debt_due");
    public static final ZakatDeclaredKind INVESTMENT_ACCOUNTS = new ZakatDeclaredKind("investment_accounts");
    public static final ZakatDeclaredKind OWNED_BY_OTHERS = new ZakatDeclaredKind("owned_by_others");
    public static final ZakatDeclaredKind PAID_UP_CAPITAL = new ZakatDeclaredKind("paid_up_capital");
    public static final ZakatDeclaredKind RESERVES = new ZakatDeclaredKind("reserves");
    public static final ZakatDeclaredKind PROVISIONS = new ZakatDeclaredKind("provisions");
    public static final ZakatDeclaredKind RETAINED_EARNINGS = new ZakatDeclaredKind("retained_earnings");
    public static final ZakatDeclaredKind NET_INCOME = new ZakatDeclaredKind("net_income");
    public static final ZakatDeclaredKind LONG_TERM_LIABILITIES = new ZakatDeclaredKind("long_term_liabilities");
    public static final ZakatDeclaredKind FIXED_ASSETS = new ZakatDeclaredKind("fixed_assets");
    public static final ZakatDeclaredKind INVESTMENTS_NOT_FOR_TRADE = new ZakatDeclaredKind("investments_not_for_trade");
    public static final ZakatDeclaredKind ACCUMULATED_LOSSES = new ZakatDeclaredKind("accumulated_losses");
    public static final ZakatDeclaredKind IMPURE = new ZakatDeclaredKind("impure");
    public static final ZakatDeclaredKind PERSONAL_USE = new ZakatDeclaredKind("personal_use");
    public static final ZakatDeclaredKind DOUBTFUL_RECEIVABLE = new ZakatDeclaredKind("doubtful_receivable");

    @Override
    public String toString() {
        return value;
    }
}
