// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FindingSeverity(String value) implements OpenEnum {
    public static final FindingSeverity BLOCK = new FindingSeverity("block");
    public static final FindingSeverity REJECT = new FindingSeverity("reject");
    public static final FindingSeverity PROHIBIT = new FindingSeverity("prohibit");
    public static final FindingSeverity FLAG = new FindingSeverity("flag");
    public static final FindingSeverity ADVISE = new FindingSeverity("advise");

    @Override
    public String toString() {
        return value;
    }
}
