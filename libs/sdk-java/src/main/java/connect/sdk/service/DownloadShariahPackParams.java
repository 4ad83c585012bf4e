// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.PackFormat;
import connect.sdk.model.ReportLanguage;

/** What may be said beside the request itself: Take a pack away as a file. */
public final class DownloadShariahPackParams extends Params {
    /** In which form */
    public DownloadShariahPackParams format(PackFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public DownloadShariahPackParams lang(ReportLanguage value) {
        query("lang", value);
        return this;
    }
}
