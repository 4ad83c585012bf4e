// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Answer a recall for the payee. */
public final class DecideRecallParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public DecideRecallParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
