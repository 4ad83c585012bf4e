// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ScreenedPartyKind(String value) implements OpenEnum {
    public static final ScreenedPartyKind CUSTOMER = new ScreenedPartyKind("customer");
    public static final ScreenedPartyKind OWNER = new ScreenedPartyKind("owner");
    public static final ScreenedPartyKind BANK = new ScreenedPartyKind("bank");
    public static final ScreenedPartyKind BENEFICIARY = new ScreenedPartyKind("beneficiary");
    public static final ScreenedPartyKind STATED = new ScreenedPartyKind("stated");

    @Override
    public String toString() {
        return value;
    }
}
