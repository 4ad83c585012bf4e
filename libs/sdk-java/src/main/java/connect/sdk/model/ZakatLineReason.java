// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatLineReason(String value) implements OpenEnum {
    public static final ZakatLineReason HELD = new ZakatLineReason("held");
    public static final ZakatLineReason EXPECTED = new ZakatLineReason("expected");
    public static final ZakatLineReason FALLS_DUE = new ZakatLineReason("falls_due");
    public static final ZakatLineReason DECLARED = new ZakatLineReason("declared");
    public static final ZakatLineReason IMPURE = new ZakatLineReason("impure");
    public static final ZakatLineReason NOT_EXPECTED = new ZakatLineReason("not_expected");
    public static final ZakatLineReason COUNTS_WHEN_RECEIVED = new ZakatLineReason("counts_when_received");
    public static final ZakatLineReason DEBTS_NOT_TAKEN_OFF = new ZakatLineReason("debts_not_taken_off");
    public static final ZakatLineReason NOT_BY_THIS_METHOD = new ZakatLineReason("not_by_this_method");
    public static final ZakatLineReason NOT_ZAKATABLE = new ZakatLineReason("not_zakatable");

    @Override
    public String toString() {
        return value;
    }
}
