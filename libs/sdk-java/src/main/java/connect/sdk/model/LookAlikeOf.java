// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record LookAlikeOf(String value) implements OpenEnum {
    public static final LookAlikeOf BENEFICIARY = new LookAlikeOf("beneficiary");
    public static final LookAlikeOf PAID = new LookAlikeOf("paid");

    @Override
    public String toString() {
        return value;
    }
}
