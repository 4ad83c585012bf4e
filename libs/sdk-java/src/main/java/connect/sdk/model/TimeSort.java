// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TimeSort(String value) implements OpenEnum {
    public static final TimeSort CREATED_AT_DESCENDING = new TimeSort("-createdAt");
    public static final TimeSort CREATED_AT = new TimeSort("createdAt");

    @Override
    public String toString() {
        return value;
    }
}
