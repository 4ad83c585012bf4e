// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record ReferralReason(String value) implements OpenEnum {
    public static final ReferralReason LENT_WALLET = new ReferralReason("lent_wallet");
    public static final ReferralReason EVASION = new ReferralReason("evasion");
    public static final ReferralReason PERSON = new ReferralReason("person");
    public static final ReferralReason PERSONAL_CASE = new ReferralReason("personal_case");
    public static final ReferralReason CONTRACT_DECISION = new ReferralReason("contract_decision");
    public static final ReferralReason CONVENTIONAL_FINANCE = new ReferralReason("conventional_finance");
    public static final ReferralReason OUT_OF_SCOPE = new ReferralReason("out_of_scope");
    public static final ReferralReason CONTESTED = new ReferralReason("contested");
    public static final ReferralReason NO_SOURCE = new ReferralReason("no_source");
    public static final ReferralReason NOT_READ = new ReferralReason("not_read");

    @Override
    public String toString() {
        return value;
    }
}
