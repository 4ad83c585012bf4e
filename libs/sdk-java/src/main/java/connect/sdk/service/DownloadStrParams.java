// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Take a version of a report away as a goAML file. */
public final class DownloadStrParams extends Params {
    /** The newest by default */
    public DownloadStrParams version(String value) {
        query("version", value);
        return this;
    }
}
