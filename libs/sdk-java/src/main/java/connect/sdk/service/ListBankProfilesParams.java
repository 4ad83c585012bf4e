// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: List which opinions your bank follows, the newest version first. */
public final class ListBankProfilesParams extends Params {
    /** Of one bank */
    public ListBankProfilesParams bankId(String value) {
        query("bankId", value);
        return this;
    }
}
