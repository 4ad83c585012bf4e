// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.CaseFileFormat;
import connect.sdk.model.Language;

/** What may be said beside the request itself: Take a case file away. */
public final class DownloadCaseFileParams extends Params {
    /** The form of the file */
    public DownloadCaseFileParams format(CaseFileFormat value) {
        query("format", value);
        return this;
    }

    /** Of the PDF */
    public DownloadCaseFileParams lang(Language value) {
        query("lang", value);
        return this;
    }
}
