// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Read the risk of a bank’s areas over twelve months, from the sealed ledger. */
public final class GetReviewRiskParams extends Params {
    /** The bank; of people of a bank always their own */
    public GetReviewRiskParams bankId(String value) {
        query("bankId", value);
        return this;
    }
}
