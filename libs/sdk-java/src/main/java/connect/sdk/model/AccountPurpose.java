// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record AccountPurpose(String value) implements OpenEnum {
    public static final AccountPurpose SALARY = new AccountPurpose("salary");
    public static final AccountPurpose LIVING_COSTS = new AccountPurpose("living_costs");
    public static final AccountPurpose SAVINGS = new AccountPurpose("savings");
    public static final AccountPurpose RENT = new AccountPurpose("rent");
    public static final AccountPurpose TRADE = new AccountPurpose("trade");
    public static final AccountPurpose PAYROLL = new AccountPurpose("payroll");
    public static final AccountPurpose SETTLEMENT = new AccountPurpose("settlement");
    public static final AccountPurpose CHARITY = new AccountPurpose("charity");
    public static final AccountPurpose OTHER = new AccountPurpose("other");

    @Override
    public String toString() {
        return value;
    }
}
