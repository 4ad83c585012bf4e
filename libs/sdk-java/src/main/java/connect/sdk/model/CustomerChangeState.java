// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CustomerChangeState(String value) implements OpenEnum {
    public static final CustomerChangeState PENDING = new CustomerChangeState("pending");
    public static final CustomerChangeState APPROVED = new CustomerChangeState("approved");
    public static final CustomerChangeState REFUSED = new CustomerChangeState("refused");

    @Override
    public String toString() {
        return value;
    }
}
