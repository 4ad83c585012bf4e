// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Judge a transfer and, when it complies, post it. */
public final class SendTransactionParams extends Params {
    /** true: the same answer, and nothing written */
    public SendTransactionParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }

    /** A key of one's own; without it the client makes one. */
    public SendTransactionParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
