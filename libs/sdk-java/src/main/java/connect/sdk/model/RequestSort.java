// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RequestSort(String value) implements OpenEnum {
    public static final RequestSort CREATED_AT_DESCENDING = new RequestSort("-createdAt");
    public static final RequestSort CREATED_AT = new RequestSort("createdAt");
    public static final RequestSort DURATION_DESCENDING = new RequestSort("-duration");

    @Override
    public String toString() {
        return value;
    }
}
