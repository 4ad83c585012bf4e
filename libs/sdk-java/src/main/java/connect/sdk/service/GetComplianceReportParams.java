// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Get compliance in figures over a period. */
public final class GetComplianceReportParams extends Params {
    /** At or after; the first of this month by default */
    public GetComplianceReportParams from(String value) {
        query("from", value);
        return this;
    }

    /** Before; now by default */
    public GetComplianceReportParams to(String value) {
        query("to", value);
        return this;
    }
}
