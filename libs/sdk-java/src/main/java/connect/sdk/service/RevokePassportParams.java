// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Revoke a passport. */
public final class RevokePassportParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public RevokePassportParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
