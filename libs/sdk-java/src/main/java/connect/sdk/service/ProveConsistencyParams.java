// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Prove that the log only grew from one signed head to another. */
public final class ProveConsistencyParams extends Params {
    /** The height of the earlier checkpoint */
    public ProveConsistencyParams from(long value) {
        query("from", value);
        return this;
    }

    /** The height of the later one; the newest unless said otherwise */
    public ProveConsistencyParams to(long value) {
        query("to", value);
        return this;
    }
}
