// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SourceOfFunds(String value) implements OpenEnum {
    public static final SourceOfFunds SALARY = new SourceOfFunds("salary");
    public static final SourceOfFunds SAVINGS = new SourceOfFunds("savings");
    public static final SourceOfFunds SALE_OF_PROPERTY = new SourceOfFunds("sale_of_property");
    public static final SourceOfFunds INHERITANCE = new SourceOfFunds("inheritance");
    public static final SourceOfFunds BUSINESS_INCOME = new SourceOfFunds("business_income");
    public static final SourceOfFunds LOAN = new SourceOfFunds("loan");
    public static final SourceOfFunds GIFT = new SourceOfFunds("gift");
    public static final SourceOfFunds INVESTMENT = new SourceOfFunds("investment");
    public static final SourceOfFunds OTHER = new SourceOfFunds("other");

    @Override
    public String toString() {
        return value;
    }
}
