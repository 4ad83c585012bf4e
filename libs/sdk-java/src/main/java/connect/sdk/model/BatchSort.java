// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BatchSort(String value) implements OpenEnum {
    public static final BatchSort CREATED_AT_DESCENDING = new BatchSort("-createdAt");
    public static final BatchSort CREATED_AT = new BatchSort("createdAt");
    public static final BatchSort TOTAL = new BatchSort("total");
    public static final BatchSort TOTAL_DESCENDING = new BatchSort("-total");

    @Override
    public String toString() {
        return value;
    }
}
