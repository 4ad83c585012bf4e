// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Prove that an event stands in the sealed log as it is. */
public final class ProveAuditEventParams extends Params {
    /** The height of the checkpoint that shall hold the event; the newest unless said otherwise */
    public ProveAuditEventParams checkpoint(long value) {
        query("checkpoint", value);
        return this;
    }
}
