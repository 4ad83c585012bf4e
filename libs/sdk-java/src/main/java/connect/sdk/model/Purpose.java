// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record Purpose(String value) implements OpenEnum {
    public static final Purpose PRINCIPAL = new Purpose("principal");
    public static final Purpose FEE = new Purpose("fee");
    public static final Purpose ZAKAT = new Purpose("zakat");
    public static final Purpose ISSUE = new Purpose("issue");
    public static final Purpose REDEEM = new Purpose("redeem");
    public static final Purpose REVERSAL = new Purpose("reversal");
    public static final Purpose LATE_DONATION = new Purpose("late_donation");
    public static final Purpose PURIFICATION = new Purpose("purification");

    @Override
    public String toString() {
        return value;
    }
}
