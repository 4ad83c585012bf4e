// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Get what a wallet holds now, or held at a moment. */
public final class GetWalletBalanceParams extends Params {
    /** What was posted before this moment; now by default. Before the wallet was opened that is nothing */
    public GetWalletBalanceParams at(String value) {
        query("at", value);
        return this;
    }
}
