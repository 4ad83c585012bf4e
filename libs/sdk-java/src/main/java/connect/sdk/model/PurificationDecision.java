// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PurificationDecision(String value) implements OpenEnum {
    public static final PurificationDecision APPROVE = new PurificationDecision("approve");
    public static final PurificationDecision REFUSE = new PurificationDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
