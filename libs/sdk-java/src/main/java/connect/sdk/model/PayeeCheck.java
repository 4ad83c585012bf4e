// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PayeeCheck(String value) implements OpenEnum {
    public static final PayeeCheck MATCH = new PayeeCheck("match");
    public static final PayeeCheck CLOSE_MATCH = new PayeeCheck("close_match");
    public static final PayeeCheck NO_MATCH = new PayeeCheck("no_match");
    public static final PayeeCheck UNKNOWN = new PayeeCheck("unknown");

    @Override
    public String toString() {
        return value;
    }
}
