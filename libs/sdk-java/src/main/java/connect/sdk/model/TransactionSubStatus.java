// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record TransactionSubStatus(String value) implements OpenEnum {
    public static final TransactionSubStatus AWAITING_APPROVAL = new TransactionSubStatus("awaiting_approval");
    public static final TransactionSubStatus IN_ESCROW = new TransactionSubStatus("in_escrow");
    public static final TransactionSubStatus IN_REVIEW = new TransactionSubStatus("in_review");

    @Override
    public String toString() {
        return value;
    }
}
