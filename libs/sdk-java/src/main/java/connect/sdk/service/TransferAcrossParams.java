// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Pay across the networks at a quoted price. */
public final class TransferAcrossParams extends Params {
    /** true: the same answer, and nothing written */
    public TransferAcrossParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }

    /** A key of one's own; without it the client makes one. */
    public TransferAcrossParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
