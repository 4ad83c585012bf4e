// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatLineKind(String value) implements OpenEnum {
    public static final ZakatLineKind WALLET = new ZakatLineKind("wallet");
    public static final ZakatLineKind RECEIVABLE_OF_CONTRACT = new ZakatLineKind("receivable_of_contract");
    public static final ZakatLineKind DEBT_OF_CONTRACT = new ZakatLineKind("debt_of_contract");
    public static final ZakatLineKind OVERDUE_RECEIVABLE_OF_CONTRACT = new ZakatLineKind("overdue_receivable_of_contract");
    public static final ZakatLineKind CASH_ELSEWHERE = new ZakatLineKind("cash_elsewhere");
    public static final ZakatLineKind GOLD = new ZakatLineKind("gold");
    public static final ZakatLineKind SILVER = new ZakatLineKind("silver");
    public static final ZakatLineKind GOODS_FOR_TRADE = new ZakatLineKind("goods_for_trade");
    public static final ZakatLineKind SHARES_FOR_TRADE = new ZakatLineKind("shares_for_trade");
    public static final ZakatLineKind RECEIVABLE = new ZakatLineKind("receivable");
    public static final ZakatLineKind DEBT_DUE = new ZakatLineKind("debt_due");
    public static final ZakatLineKind INVESTMENT_ACCOUNTS = new ZakatLineKind("investment_accounts");
    public static final ZakatLineKind OWNED_BY_OTHERS = new ZakatLineKind("owned_by_others");
    public static final ZakatLineKind PAID_UP_CAPITAL = new ZakatLineKind("paid_up_capital");
    public static final ZakatLineKind RESERVES = new ZakatLineKind("reserves");
    public static final ZakatLineKind PROVISIONS = new ZakatLineKind("provisions");
    public static final ZakatLineKind RETAINED_EARNINGS = new ZakatLineKind("retained_earnings");
    public static final ZakatLineKind NET_INCOME = new ZakatLineKind("net_income");
    public static final ZakatLineKind LONG_TERM_LIABILITIES = new ZakatLineKind("long_term_liabilities");
    public static final ZakatLineKind FIXED_ASSETS = new ZakatLineKind("fixed_assets");
    public static final ZakatLineKind INVESTMENTS_NOT_FOR_TRADE = new ZakatLineKind("investments_not_for_trade");
    public static final ZakatLineKind ACCUMULATED_LOSSES = new ZakatLineKind("accumulated_losses");
    public static final ZakatLineKind IMPURE = new ZakatLineKind("impure");
    public static final ZakatLineKind PERSONAL_USE = new ZakatLineKind("personal_use");
    public static final ZakatLineKind DOUBTFUL_RECEIVABLE = new ZakatLineKind("doubtful_receivable");

    @Override
    public String toString() {
        return value;
    }
}
