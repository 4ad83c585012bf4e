// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record RuleSubject(String value) implements OpenEnum {
    public static final RuleSubject RIBA = new RuleSubject("riba");
    public static final RuleSubject GHARAR = new RuleSubject("gharar");
    public static final RuleSubject MAYSIR = new RuleSubject("maysir");
    public static final RuleSubject HALAL = new RuleSubject("halal");
    public static final RuleSubject KYC = new RuleSubject("kyc");
    public static final RuleSubject ZAKAT = new RuleSubject("zakat");

    @Override
    public String toString() {
        return value;
    }
}
