// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record WalletNameSource(String value) implements OpenEnum {
    public static final WalletNameSource OWNER = new WalletNameSource("owner");
    public static final WalletNameSource BENEFICIARY = new WalletNameSource("beneficiary");

    @Override
    public String toString() {
        return value;
    }
}
