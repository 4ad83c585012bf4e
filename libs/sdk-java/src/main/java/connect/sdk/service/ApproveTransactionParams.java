// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Approve a payment that needs several officers. */
public final class ApproveTransactionParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public ApproveTransactionParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
