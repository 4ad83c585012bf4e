// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Send up to 10,000 payments from one wallet. */
public final class SendBatchParams extends Params {
    /** true: the same answer, and nothing written */
    public SendBatchParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }

    /** A key of one's own; without it the client makes one. */
    public SendBatchParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
