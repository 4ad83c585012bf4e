// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Add up what a wallet paid to and received from each other account. */
public final class GetWalletFlowsParams extends Params {
    /** Of transactions sent at or after */
    public GetWalletFlowsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Of transactions sent before */
    public GetWalletFlowsParams to(String value) {
        query("to", value);
        return this;
    }
}
