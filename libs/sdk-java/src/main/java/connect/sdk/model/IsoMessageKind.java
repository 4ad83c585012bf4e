// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record IsoMessageKind(String value) implements OpenEnum {
    public static final IsoMessageKind CREDIT_TRANSFER_REQUEST = new IsoMessageKind("credit-transfer-request");
    public static final IsoMessageKind INTERBANK_TRANSFERS = new IsoMessageKind("interbank-transfers");
    public static final IsoMessageKind STATUS_REQUEST = new IsoMessageKind("status-request");
    public static final IsoMessageKind RECALL_REQUEST = new IsoMessageKind("recall-request");
    public static final IsoMessageKind PAYMENT_RETURN = new IsoMessageKind("payment-return");

    @Override
    public String toString() {
        return value;
    }
}
