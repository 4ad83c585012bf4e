// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.NonComplianceMateriality;
import connect.sdk.model.NonComplianceNature;
import connect.sdk.model.NonComplianceSource;
import connect.sdk.model.NonComplianceState;
import connect.sdk.model.RuleSubject;

/** What may be said beside the request itself: List what did not comply, the newest first. */
public final class ListNonComplianceParams extends Params {
    /** Those that stand so */
    public ListNonComplianceParams state(NonComplianceState value) {
        query("state", value);
        return this;
    }

    /** Those that came to be known so */
    public ListNonComplianceParams source(NonComplianceSource value) {
        query("source", value);
        return this;
    }

    /** Those that are classified so */
    public ListNonComplianceParams nature(NonComplianceNature value) {
        query("nature", value);
        return this;
    }

    /** Those that count so */
    public ListNonComplianceParams materiality(NonComplianceMateriality value) {
        query("materiality", value);
        return this;
    }

    /** Those against a principle */
    public ListNonComplianceParams principle(RuleSubject value) {
        query("principle", value);
        return this;
    }

    /** Those that a rule found */
    public ListNonComplianceParams ruleId(String value) {
        query("ruleId", value);
        return this;
    }

    /** Those alone whose plan is overdue */
    public ListNonComplianceParams overdue(String value) {
        query("overdue", value);
        return this;
    }

    /** Those that concern a payment, by its id or UETR */
    public ListNonComplianceParams transactionId(String value) {
        query("transactionId", value);
        return this;
    }

    /** Those that concern a contract */
    public ListNonComplianceParams contractId(String value) {
        query("contractId", value);
        return this;
    }

    /** Those of one bank */
    public ListNonComplianceParams bankId(String value) {
        query("bankId", value);
        return this;
    }

    /** How many at most */
    public ListNonComplianceParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last event of the page before */
    public ListNonComplianceParams before(String value) {
        query("before", value);
        return this;
    }
}
