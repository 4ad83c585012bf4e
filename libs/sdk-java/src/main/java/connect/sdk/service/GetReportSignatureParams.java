// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Get the detached signature of a report’s CSV or JSON file. */
public final class GetReportSignatureParams extends Params {
    /** Of which form */
    public GetReportSignatureParams format(String value) {
        query("format", value);
        return this;
    }
}
