// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BankProfileDecision(String value) implements OpenEnum {
    public static final BankProfileDecision APPROVE = new BankProfileDecision("approve");
    public static final BankProfileDecision REFUSE = new BankProfileDecision("refuse");

    @Override
    public String toString() {
        return value;
    }
}
