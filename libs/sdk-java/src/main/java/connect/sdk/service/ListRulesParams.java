// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.RuleSubject;

/** What may be said beside the request itself: List the Shariah and AML rules with their examples. */
public final class ListRulesParams extends Params {
    /** What they are about */
    public ListRulesParams principle(RuleSubject value) {
        query("principle", value);
        return this;
    }

    /** Words in the rule, in English or Arabic */
    public ListRulesParams q(String value) {
        query("q", value);
        return this;
    }
}
