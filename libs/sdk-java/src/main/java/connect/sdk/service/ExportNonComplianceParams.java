// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.NonComplianceMateriality;
import connect.sdk.model.NonComplianceNature;
import connect.sdk.model.NonComplianceSource;
import connect.sdk.model.NonComplianceState;
import connect.sdk.model.RuleSubject;

/** What may be said beside the request itself: Take the events that match a filter away as a CSV file. */
public final class ExportNonComplianceParams extends Params {
    /** Those that stand so */
    public ExportNonComplianceParams state(NonComplianceState value) {
        query("state", value);
        return this;
    }

    /** Those that came to be known so */
    public ExportNonComplianceParams source(NonComplianceSource value) {
        query("source", value);
        return this;
    }

    /** Those that are classified so */
    public ExportNonComplianceParams nature(NonComplianceNature value) {
        query("nature", value);
        return this;
    }

    /** Those that count so */
    public ExportNonComplianceParams materiality(NonComplianceMateriality value) {
        query("materiality", value);
        return this;
    }

    /** Those against a principle */
    public ExportNonComplianceParams principle(RuleSubject value) {
        query("principle", value);
        return this;
    }

    /** Those that a rule found */
    public ExportNonComplianceParams ruleId(String value) {
        query("ruleId", value);
        return this;
    }

    /** Those alone whose plan is overdue */
    public ExportNonComplianceParams overdue(String value) {
        query("overdue", value);
        return this;
    }

    /** Those that concern a payment, by its id or UETR */
    public ExportNonComplianceParams transactionId(String value) {
        query("transactionId", value);
        return this;
    }

    /** Those that concern a contract */
    public ExportNonComplianceParams contractId(String value) {
        query("contractId", value);
        return this;
    }

    /** Those of one bank */
    public ExportNonComplianceParams bankId(String value) {
        query("bankId", value);
        return this;
    }
}
