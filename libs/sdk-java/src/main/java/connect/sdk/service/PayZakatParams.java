// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Pay zakat to an approved recipient. */
public final class PayZakatParams extends Params {
    /** A key of one's own; without it the client makes one. */
    public PayZakatParams idempotencyKey(String key) {
        key(key);
        return this;
    }
}
