// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FundSource(String value) implements OpenEnum {
    public static final FundSource SALARY = new FundSource("salary");
    public static final FundSource PENSION = new FundSource("pension");
    public static final FundSource SAVINGS = new FundSource("savings");
    public static final FundSource FAMILY = new FundSource("family");
    public static final FundSource INHERITANCE = new FundSource("inheritance");
    public static final FundSource PROPERTY = new FundSource("property");
    public static final FundSource BUSINESS = new FundSource("business");
    public static final FundSource INVESTMENT = new FundSource("investment");
    public static final FundSource DONATIONS = new FundSource("donations");
    public static final FundSource OTHER = new FundSource("other");

    @Override
    public String toString() {
        return value;
    }
}
