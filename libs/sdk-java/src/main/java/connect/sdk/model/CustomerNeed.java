// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CustomerNeed(String value) implements OpenEnum {
    public static final CustomerNeed EXPIRING = new CustomerNeed("expiring");
    public static final CustomerNeed REVIEW = new CustomerNeed("review");
    public static final CustomerNeed PENDING = new CustomerNeed("pending");

    @Override
    public String toString() {
        return value;
    }
}
