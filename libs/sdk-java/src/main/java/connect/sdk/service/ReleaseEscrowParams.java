// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Release money from escrow to the payee, all or part of it. */
public final class ReleaseEscrowParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public ReleaseEscrowParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
