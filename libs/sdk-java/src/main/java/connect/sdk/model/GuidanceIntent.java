// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record GuidanceIntent(String value) implements OpenEnum {
    public static final GuidanceIntent LENT_WALLET = new GuidanceIntent("lent_wallet");
    public static final GuidanceIntent EVASION = new GuidanceIntent("evasion");
    public static final GuidanceIntent PERSON = new GuidanceIntent("person");
    public static final GuidanceIntent PERSONAL_CASE = new GuidanceIntent("personal_case");
    public static final GuidanceIntent CONTRACT_DECISION = new GuidanceIntent("contract_decision");
    public static final GuidanceIntent OUT_OF_SCOPE = new GuidanceIntent("out_of_scope");
    public static final GuidanceIntent CONTESTED = new GuidanceIntent("contested");
    public static final GuidanceIntent CONVENTIONAL_FINANCE = new GuidanceIntent("conventional_finance");
    public static final GuidanceIntent MATTER = new GuidanceIntent("matter");

    @Override
    public String toString() {
        return value;
    }
}
