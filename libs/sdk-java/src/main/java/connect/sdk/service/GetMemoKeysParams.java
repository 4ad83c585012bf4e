// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Get the keys to seal a memo for: compliance and the payee. */
public final class GetMemoKeysParams extends Params {
    /** The wallet that is to be paid */
    public GetMemoKeysParams wallet(String value) {
        query("wallet", value);
        return this;
    }
}
