// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BankProfileState(String value) implements OpenEnum {
    public static final BankProfileState PROPOSED = new BankProfileState("proposed");
    public static final BankProfileState ACTIVE = new BankProfileState("active");
    public static final BankProfileState RETIRED = new BankProfileState("retired");
    public static final BankProfileState REFUSED = new BankProfileState("refused");

    @Override
    public String toString() {
        return value;
    }
}
