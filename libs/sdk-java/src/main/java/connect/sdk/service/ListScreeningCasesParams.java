// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ScreeningCaseState;

/** What may be said beside the request itself: List those who are known and like an entry of a list, the newest first. */
public final class ListScreeningCasesParams extends Params {
    /** Only those that stand so */
    public ListScreeningCasesParams state(ScreeningCaseState value) {
        query("state", value);
        return this;
    }

    /** How many at most */
    public ListScreeningCasesParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The id of the last case of the page before */
    public ListScreeningCasesParams before(String value) {
        query("before", value);
        return this;
    }
}
