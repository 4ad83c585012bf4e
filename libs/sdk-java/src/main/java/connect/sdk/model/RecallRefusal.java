// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RecallRefusal(String value) implements OpenEnum {
    public static final RecallRefusal AC04 = new RecallRefusal("AC04");
    public static final RecallRefusal AM04 = new RecallRefusal("AM04");
    public static final RecallRefusal ARDT = new RecallRefusal("ARDT");
    public static final RecallRefusal CUST = new RecallRefusal("CUST");
    public static final RecallRefusal LEGL = new RecallRefusal("LEGL");
    public static final RecallRefusal NARR = new RecallRefusal("NARR");
    public static final RecallRefusal NOAS = new RecallRefusal("NOAS");

    @Override
    public String toString() {
        return value;
    }
}
