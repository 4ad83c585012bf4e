// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ZakatRecipientDecision(String value) implements OpenEnum {
    public static final ZakatRecipientDecision APPROVE = new ZakatRecipientDecision("approve");
    public static final ZakatRecipientDecision REFUSE = new ZakatRecipientDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
