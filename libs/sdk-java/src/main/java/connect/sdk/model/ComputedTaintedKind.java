// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ComputedTaintedKind(String value) implements OpenEnum {
    public static final ComputedTaintedKind INTEREST = new ComputedTaintedKind("interest");
    public static final ComputedTaintedKind MIXED_INCOME = new ComputedTaintedKind("mixed_income");
    public static final ComputedTaintedKind SHARES = new ComputedTaintedKind("shares");

    @Override
    public String toString() {
        return value;
    }
}
