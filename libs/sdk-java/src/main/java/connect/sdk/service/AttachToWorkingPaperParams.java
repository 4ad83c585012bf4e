// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: File something with a working paper. */
public final class AttachToWorkingPaperParams extends Params {
    /** The name of the file */
    public AttachToWorkingPaperParams name(String value) {
        query("name", value);
        return this;
    }
}
