// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.ReportFormat;
import connect.sdk.model.ReportLanguage;

/** What may be said beside the request itself: Take a report away as a file. */
public final class DownloadReportParams extends Params {
    /** In which form */
    public DownloadReportParams format(ReportFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public DownloadReportParams lang(ReportLanguage value) {
        query("lang", value);
        return this;
    }
}
