// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Say what wallets are called. */
public final class ListWalletNamesParams extends Params {
    /** Up to 100 addresses or IBANs with commas between them */
    public ListWalletNamesParams addresses(String value) {
        query("addresses", value);
        return this;
    }
}
