// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Stop a batch that is being sent, and take back its payments that wait for approval. */
public final class CancelBatchParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public CancelBatchParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
