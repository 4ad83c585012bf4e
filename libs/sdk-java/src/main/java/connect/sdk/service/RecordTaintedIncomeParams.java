// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Work out how much of an income is tainted. */
public final class RecordTaintedIncomeParams extends Params {
    /** true: the same answer, and nothing written */
    public RecordTaintedIncomeParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }
}
