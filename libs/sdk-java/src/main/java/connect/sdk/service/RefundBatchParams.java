// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Return what is left in escrow of a batch to the payer. */
public final class RefundBatchParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public RefundBatchParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
