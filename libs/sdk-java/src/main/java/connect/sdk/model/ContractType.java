// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ContractType(String value) implements OpenEnum {
    public static final ContractType MURABAHA = new ContractType("murabaha");
    public static final ContractType IJARA = new ContractType("ijara");
    public static final ContractType MUDARABA = new ContractType("mudaraba");
    public static final ContractType MUSHARAKA = new ContractType("musharaka");
    public static final ContractType DIMINISHING_MUSHARAKA = new ContractType("diminishing-musharaka");

    @Override
    public String toString() {
        return value;
    }
}
