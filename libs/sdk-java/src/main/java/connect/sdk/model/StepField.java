// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record StepField(String value) implements OpenEnum {
    public static final StepField ON = new StepField("on");
    public static final StepField DOCUMENT_HASH = new StepField("documentHash");
    public static final StepField NOTE = new StepField("note");
    public static final StepField POSSESSION = new StepField("possession");
    public static final StepField REBATE = new StepField("rebate");
    public static final StepField DUE_ON = new StepField("dueOn");
    public static final StepField BENCHMARK_PCT = new StepField("benchmarkPct");
    public static final StepField DEED_ID = new StepField("deedId");
    public static final StepField NET = new StepField("net");
    public static final StepField VALUE = new StepField("value");
    public static final StepField EXPENSES = new StepField("expenses");
    public static final StepField DEBTS = new StepField("debts");
    public static final StepField UNITS = new StepField("units");
    public static final StepField UNIT_PRICE = new StepField("unitPrice");
    public static final StepField PARTIES = new StepField("parties");
    public static final StepField PARTY_NAMES = new StepField("partyNames");
    public static final StepField AMOUNT = new StepField("amount");
    public static final StepField PROCEEDS = new StepField("proceeds");

    @Override
    public String toString() {
        return value;
    }
}
