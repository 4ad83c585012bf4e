// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Take what a transaction moved on a wallet away, as a signed camt.054. */
public final class GetTransactionNotificationParams extends Params {
    /** The id, address or IBAN of a wallet within your reach */
    public GetTransactionNotificationParams wallet(String value) {
        query("wallet", value);
        return this;
    }
}
