// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ContractAction(String value) implements OpenEnum {
    public static final ContractAction NAME_PARTIES = new ContractAction("name-parties");
    public static final ContractAction CONFIRM = new ContractAction("confirm");
    public static final ContractAction DECLINE = new ContractAction("decline");
    public static final ContractAction PROMISE = new ContractAction("promise");
    public static final ContractAction PURCHASE = new ContractAction("purchase");
    public static final ContractAction POSSESS = new ContractAction("possess");
    public static final ContractAction SELL = new ContractAction("sell");
    public static final ContractAction DELIVER = new ContractAction("deliver");
    public static final ContractAction PAY = new ContractAction("pay");
    public static final ContractAction SETTLE_EARLY = new ContractAction("settle-early");
    public static final ContractAction ACCELERATE = new ContractAction("accelerate");
    public static final ContractAction RESCHEDULE = new ContractAction("reschedule");
    public static final ContractAction GRANT_RESPITE = new ContractAction("grant-respite");
    public static final ContractAction DEFAULT = new ContractAction("default");
    public static final ContractAction WRITE_OFF = new ContractAction("write-off");
    public static final ContractAction CANCEL = new ContractAction("cancel");
    public static final ContractAction RESELL_ELSEWHERE = new ContractAction("resell-elsewhere");
    public static final ContractAction DISPUTE = new ContractAction("dispute");
    public static final ContractAction RESOLVE = new ContractAction("resolve");
    public static final ContractAction RESCIND = new ContractAction("rescind");
    public static final ContractAction ACQUIRE = new ContractAction("acquire");
    public static final ContractAction LEASE = new ContractAction("lease");
    public static final ContractAction RECORD_BENCHMARK = new ContractAction("record-benchmark");
    public static final ContractAction SUSPEND = new ContractAction("suspend");
    public static final ContractAction RESUME = new ContractAction("resume");
    public static final ContractAction TOTAL_LOSS = new ContractAction("total-loss");
    public static final ContractAction TERMINATE = new ContractAction("terminate");
    public static final ContractAction RETURN = new ContractAction("return");
    public static final ContractAction TRANSFER = new ContractAction("transfer");
    public static final ContractAction SIGN = new ContractAction("sign");
    public static final ContractAction FUND = new ContractAction("fund");
    public static final ContractAction PAY_CAPITAL = new ContractAction("pay-capital");
    public static final ContractAction START = new ContractAction("start");
    public static final ContractAction DISTRIBUTE = new ContractAction("distribute");
    public static final ContractAction BREACH = new ContractAction("breach");
    public static final ContractAction LIQUIDATE = new ContractAction("liquidate");
    public static final ContractAction WIND_UP = new ContractAction("wind-up");
    public static final ContractAction DISSOLVE = new ContractAction("dissolve");
    public static final ContractAction CLOSE = new ContractAction("close");
    public static final ContractAction BUY_UNITS = new ContractAction("buy-units");
    public static final ContractAction LAY_DEPOSIT = new ContractAction("lay-deposit");
    public static final ContractAction LEAVE = new ContractAction("leave");

    @Override
    public String toString() {
        return value;
    }
}
