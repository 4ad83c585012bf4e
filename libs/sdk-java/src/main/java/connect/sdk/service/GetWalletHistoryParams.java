// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.TimeSort;

/** What may be said beside the request itself: List the entries of a wallet, newest first. */
public final class GetWalletHistoryParams extends Params {
    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public GetWalletHistoryParams sort(TimeSort value) {
        query("sort", value);
        return this;
    }

    /** How many at most */
    public GetWalletHistoryParams limit(long value) {
        query("limit", value);
        return this;
    }

    /** The seq of the last line of the previous page */
    public GetWalletHistoryParams before(String value) {
        query("before", value);
        return this;
    }

    /** Of transactions sent at or after */
    public GetWalletHistoryParams from(String value) {
        query("from", value);
        return this;
    }

    /** Of transactions sent before */
    public GetWalletHistoryParams to(String value) {
        query("to", value);
        return this;
    }
}
