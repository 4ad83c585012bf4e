// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PassportField(String value) implements OpenEnum {
    public static final PassportField AMOUNT = new PassportField("amount");
    public static final PassportField CURRENCY = new PassportField("currency");
    public static final PassportField PAYER_NAME = new PassportField("payerName");
    public static final PassportField PAYEE_NAME = new PassportField("payeeName");
    public static final PassportField PAYER_ADDRESS = new PassportField("payerAddress");
    public static final PassportField PAYEE_ADDRESS = new PassportField("payeeAddress");
    public static final PassportField PAYER_IBAN = new PassportField("payerIban");
    public static final PassportField PAYEE_IBAN = new PassportField("payeeIban");
    public static final PassportField MEMO = new PassportField("memo");
    public static final PassportField PURPOSE = new PassportField("purpose");
    public static final PassportField FINDINGS = new PassportField("findings");
    public static final PassportField SEALED_EVENT = new PassportField("sealedEvent");

    @Override
    public String toString() {
        return value;
    }
}
