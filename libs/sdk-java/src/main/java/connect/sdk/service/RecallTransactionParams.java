// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Ask to have a payment back. */
public final class RecallTransactionParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public RecallTransactionParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
