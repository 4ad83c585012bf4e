// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Approve all payments of a batch that need several officers. */
public final class ApproveBatchParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public ApproveBatchParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
