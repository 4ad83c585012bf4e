// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SupportSort(String value) implements OpenEnum {
    public static final SupportSort CREATED_AT_DESCENDING = new SupportSort("-createdAt");
    public static final SupportSort CREATED_AT = new SupportSort("createdAt");
    public static final SupportSort PRIORITY = new SupportSort("priority");
    public static final SupportSort PRIORITY_DESCENDING = new SupportSort("-priority");

    @Override
    public String toString() {
        return value;
    }
}
