// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record CustomerDecision(String value) implements OpenEnum {
    public static final CustomerDecision APPROVE = new CustomerDecision("approve");
    public static final CustomerDecision REFUSE = new CustomerDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
