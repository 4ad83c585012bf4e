// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record SoughtRole(String value) implements OpenEnum {
    public static final SoughtRole PAYER = new SoughtRole("payer");
    public static final SoughtRole PAYEE = new SoughtRole("payee");
    public static final SoughtRole PAYER_OWNER = new SoughtRole("payerOwner");
    public static final SoughtRole PAYEE_OWNER = new SoughtRole("payeeOwner");
    public static final SoughtRole STATED_PAYER = new SoughtRole("statedPayer");
    public static final SoughtRole STATED_PAYEE = new SoughtRole("statedPayee");

    @Override
    public String toString() {
        return value;
    }
}
