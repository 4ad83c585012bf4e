// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecallReason(String value) implements OpenEnum {
    public static final RecallReason AC03 = new RecallReason("AC03");
    public static final RecallReason AGNT = new RecallReason("AGNT");
    public static final RecallReason AM09 = new RecallReason("AM09");
    public static final RecallReason CURR = new RecallReason("CURR");
    public static final RecallReason CUST = new RecallReason("CUST");
    public static final RecallReason DUPL = new RecallReason("DUPL");
    public static final RecallReason FRAD = new RecallReason("FRAD");
    public static final RecallReason NARR = new RecallReason("NARR");
    public static final RecallReason TECH = new RecallReason("TECH");
    public static final RecallReason UPAY = new RecallReason("UPAY");

    @Override
    public String toString() {
        return value;
    }
}
