// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FactorKind(String value) implements OpenEnum {
    public static final FactorKind TOTP = new FactorKind("totp");
    public static final FactorKind PASSKEY = new FactorKind("passkey");
    public static final FactorKind RECOVERY_CODES = new FactorKind("recovery_codes");

    @Override
    public String toString() {
        return value;
    }
}
