// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Return what is left in escrow to the payer. */
public final class RefundEscrowParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public RefundEscrowParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
