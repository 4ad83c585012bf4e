// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Make a musharaka, or judge its terms. */
public final class CreateMusharakaParams extends Params {
    /** true: the same answer, and nothing written */
    public CreateMusharakaParams dryRun(String value) {
        query("dryRun", value);
        return this;
    }

    /** A key of one's own; without it the client makes one. */
    public CreateMusharakaParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
