// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TaintedKind(String value) implements OpenEnum {
    public static final TaintedKind LATE_DONATION = new TaintedKind("late_donation");
    public static final TaintedKind INTEREST = new TaintedKind("interest");
    public static final TaintedKind MIXED_INCOME = new TaintedKind("mixed_income");
    public static final TaintedKind SHARES = new TaintedKind("shares");

    @Override
    public String toString() {
        return value;
    }
}
