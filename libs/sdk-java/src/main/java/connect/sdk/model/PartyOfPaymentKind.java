// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PartyOfPaymentKind(String value) implements OpenEnum {
    public static final PartyOfPaymentKind PERSON = new PartyOfPaymentKind("person");
    public static final PartyOfPaymentKind ORGANISATION = new PartyOfPaymentKind("organisation");

    @Override
    public String toString() {
        return value;
    }
}
