// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatRecipientState(String value) implements OpenEnum {
    public static final ZakatRecipientState PROPOSED = new ZakatRecipientState("proposed");
    public static final ZakatRecipientState APPROVED = new ZakatRecipientState("approved");
    public static final ZakatRecipientState REMOVED = new ZakatRecipientState("removed");

    @Override
    public String toString() {
        return value;
    }
}
