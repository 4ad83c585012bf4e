// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: File something with a case. */
public final class AttachToCaseParams extends Params {
    /** Kept without folders and with at most 120 characters */
    public AttachToCaseParams name(String value) {
        query("name", value);
        return this;
    }
}
