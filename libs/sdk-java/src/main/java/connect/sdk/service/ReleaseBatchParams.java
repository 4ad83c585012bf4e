// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Release what is left in escrow of a batch to its payees. */
public final class ReleaseBatchParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public ReleaseBatchParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
