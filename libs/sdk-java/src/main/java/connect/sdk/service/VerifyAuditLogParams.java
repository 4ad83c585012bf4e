// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Recompute a part of the audit log and name the first wrong entry. */
public final class VerifyAuditLogParams extends Params {
    /** The height of the first block to recompute */
    public VerifyAuditLogParams from(long value) {
        query("from", value);
        return this;
    }
}
