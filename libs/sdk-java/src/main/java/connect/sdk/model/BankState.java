// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record BankState(String value) implements OpenEnum {
    public static final BankState ACTIVE = new BankState("active");
    public static final BankState SUSPENDED = new BankState("suspended");

    @Override
    public String toString() {
        return value;
    }
}
