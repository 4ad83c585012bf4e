// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Return a completed payment by a new, linked transaction. */
public final class ReverseTransactionParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public ReverseTransactionParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
